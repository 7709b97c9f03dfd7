import { wireCardHit } from '#upstream/search/carWire.ts';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import type { IndexKind } from './engine.ts';

/** What can be done with a field. One that says nothing is returned with a hit, and that is all. */
export interface FieldRole {
  /**
   * How it narrows and counts:
   * - `terms`: one text, yes-or-no or number; a choice of values, a facet;
   * - `multi-terms`: the same with any number of values, also of nested objects (`a.b`);
   * - `range`: a whole number; two ends, a histogram; can be sorted by;
   * - `key`: as good as unique, so it narrows and is no facet.
   */
  readonly filter?: 'terms' | 'multi-terms' | 'range' | 'key' | undefined;
  /**
   * What hits can be sorted by: a text by its code units, or an ISO 8601 date by its age, so that
   * ascending means the newest first.
   */
  readonly sort?: 'text' | 'age' | undefined;
  /**
   * How it is found by words:
   * - `model`: a name, and the one that decides on the rank of a hit;
   * - `name`: is found however its parts are joined (`ID.4`, `XC 60`);
   * - `words`: plain words;
   * - `plate`: a registration number, found whole or by its beginning, spaced or not.
   */
  readonly text?: 'model' | 'name' | 'words' | 'plate' | undefined;
}

/** The fields of a kind of index. */
export interface IndexSchema {
  readonly kind: IndexKind;
  /** Tells documents apart, and orders what is else equal. */
  readonly idField: string;
  readonly fields: ReadonlyMap<string, FieldRole>;
}

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
  car_version: { text: 'words' },
  car_body: { filter: 'terms', text: 'words' },
  car_fuel: { filter: 'terms', text: 'words' },
  car_gearbox: { filter: 'terms', text: 'words' },
  car_color: { filter: 'terms', text: 'words' },
  car_drive: { filter: 'terms', text: 'words' },
  car_condition: terms,
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
  // Four figures sort alike as a number and as a text.
  car_year: { filter: 'terms', sort: 'text' },
  car_mileage: range,
  car_power: range,
  car_price: range,
  car_retail_price: range,
  car_campaign_price: range,
  car_beneficial_value: range,
  car_loan_monthly_cost: range,
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
  // What a card shows comes first and together: most answers are cards, cut out of the whole.
  fields: fieldsOf({ ...wireCardHit.shape, ...wireVehicle.shape }, vehicleRoles),
};

const siteSchema: IndexSchema = {
  kind: 'sites',
  idField: 'site_id',
  fields: fieldsOf(wireSite.shape, siteRoles),
};

/** All fields of the wire, and those of objects within it. */
function fieldsOf(
  shape: object,
  roles: Readonly<Record<string, FieldRole>>,
): IndexSchema['fields'] {
  return new Map([
    ...Object.keys(shape).map((name) => [name, opaque] as const),
    ...Object.entries(roles),
  ]);
}

/** The fields of an index, by its name: `vehicles-<site>` or `sites-<site>`; nothing for any other. */
export function schemaOf(index: string): IndexSchema | undefined {
  if (/^vehicles-./.test(index)) return vehicleSchema;
  return /^sites-./.test(index) ? siteSchema : undefined;
}

/** Whether a field belongs to the hit itself, and not to an object within it. */
export function isReturnable(schema: IndexSchema, field: string): boolean {
  return schema.fields.has(field) && !field.includes('.');
}
