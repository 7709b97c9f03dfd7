import { wordLanguages } from '#domain/search/words/languages.ts';
import type { FieldRole, IndexSchema, SchemaOf } from '#search-engine/indexSchema.ts';
import { wireCardHit } from '#upstream/search/carWire.ts';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import { loanCosts } from './loanCosts.ts';
import { carWords } from './searchWords.ts';

const terms: FieldRole = { filter: 'terms' };
const many: FieldRole = { filter: 'multi-terms' };
const range: FieldRole = { filter: 'range' };
const key: FieldRole = { filter: 'key' };
const opaque: FieldRole = {};

const vehicleRoles: Readonly<Partial<Record<keyof typeof wireVehicle.shape, FieldRole>>> = {
  car_id: key,
  slug: key,
  car_brand: { filter: 'terms', sort: 'text', text: 'name' },
  car_model: { filter: 'terms', sort: 'text', text: 'model' },
  car_model_text: { text: 'name' },
  car_version: { filter: 'terms', text: 'words' },
  car_body: { filter: 'terms', text: 'words' },
  car_fuel: { filter: 'terms', text: 'words' },
  car_gearbox: { filter: 'terms', text: 'words' },
  car_color: { filter: 'terms', text: 'words' },
  car_drive: { filter: 'terms', text: 'words' },
  car_condition: terms,
  car_vehicle_type: terms,
  car_vehicle_type_code: terms,
  car_seats: terms,
  car_doors: terms,
  car_ncapstars: terms,
  car_is_used: terms,
  car_is_sample: terms,
  car_vat_eligible: terms,
  caroftheweek: terms,
  car_has_campaign_price: terms,
  car_has_campaign_loan: terms,
  car_has_campaign_companyleasing: terms,
  car_has_campaign_privateleasing: terms,
  car_has_companyleasing: terms,
  car_has_privateleasing: terms,
  car_campaigns: many,
  car_equipment: { filter: 'multi-terms', text: 'words' },
  car_site_id: terms,
  car_site_name: { filter: 'terms', text: 'words' },
  car_site_city: { filter: 'terms', text: 'words' },
  car_site_region: terms,
  car_companyerpid: terms,
  car_departmenterpid: terms,
  // Four digits sort the same as a number and as a text.
  car_year: { filter: 'terms', sort: 'text' },
  car_mileage: range,
  car_power: range,
  wltp_electric_range: range,
  car_towing_weight: range,
  car_price: range,
  car_retail_price: range,
  car_campaign_price: range,
  car_price_reduction: range,
  car_is_price_reduced: terms,
  car_beneficial_value: range,
  car_loan_monthly_cost: range,
  car_loan_terms: terms,
  car_loan_price_hundredths: range,
  car_privateleasing_monthly_cost: range,
  car_companyleasing_monthly_cost: range,
  car_regno: { filter: 'key', text: 'plate' },
  car_chassino: key,
  car_publishdate: { sort: 'age' },
};

const siteRoles: Readonly<Record<string, FieldRole>> = {
  site_id: key,
  id: key,
  slug: key,
  site_official_name: { filter: 'key', sort: 'text', text: 'name' },
  site_street: { text: 'words' },
  site_city: { filter: 'terms', sort: 'text', text: 'words' },
  site_region: { filter: 'terms', text: 'words' },
  website_city: { filter: 'terms', sort: 'text', text: 'words' },
  site_brands: { filter: 'multi-terms', text: 'name' },
  website_sort_order: range,
  'site_departments.group': many,
  'site_departments.department_type': many,
  'site_departments.brands.name': many,
  'site_departments.brands.brand_code': many,
};

const vehicleSchema: IndexSchema = {
  kind: 'vehicles',
  idField: 'car_id',
  // The fields of a card come first and together, because most answers contain only these.
  fields: fieldsOf({ ...wireCardHit.shape, ...wireVehicle.shape }, vehicleRoles),
  monthlyCosts: loanCosts,
};

const siteSchema: IndexSchema = {
  kind: 'sites',
  idField: 'site_id',
  fields: fieldsOf(wireSite.shape, siteRoles),
};

/** All fields of the wire format, and the nested fields with roles. */
function fieldsOf(
  shape: object,
  roles: Readonly<Record<string, FieldRole>>,
): IndexSchema['fields'] {
  return new Map([
    ...Object.keys(shape).map((name) => [name, opaque] as const),
    ...Object.entries(roles),
  ]);
}

const carsPrefix = 'vehicles-';

/**
 * The schema of an index, by its name: `vehicles-<site>` or `sites-<site>`; undefined for other names. It
 * has no words, which only searches need.
 */
export function schemaOf(index: string): IndexSchema | undefined {
  if (index.startsWith(carsPrefix) && index !== carsPrefix) return vehicleSchema;
  return /^sites-./.test(index) ? siteSchema : undefined;
}

/**
 * The schemas for searches, with the words of the languages in which visitors of a site search.
 * @param languagesOf the languages of a site
 */
export function createSchemaOf(languagesOf: (site: string) => readonly string[]): SchemaOf {
  return (index) => {
    const schema = schemaOf(index);
    if (schema?.kind !== vehicleSchema.kind) return schema;
    const languages = languagesOf(index.slice(carsPrefix.length));
    return { ...schema, words: carWords(wordLanguages(languages)) };
  };
}
