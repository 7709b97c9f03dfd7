import type { Country } from '#domain/sites/site.ts';
import { organisationId, scriptJson } from '../content/structuredData.ts';
import { phoneHref } from '../phoneHref.ts';
import {
  type Department,
  type Facility,
  isWorkshop,
  mailHref,
  mapHref,
  workshopGroup,
} from './facility.ts';
import { type HoursData, hoursData, listed } from './hoursData.ts';

/** Input of the structured data of a facility's page. */
export interface FacilityPageFacts {
  readonly facility: Facility;
  /** Absolute URL of the facility's page. */
  readonly url: string;
  readonly country: Country;
}

/** What schema.org calls the group's kinds of departments. */
const departmentTypes: ReadonlyMap<string, string> = new Map([
  ['New cars', 'AutoDealer'],
  ['Used cars', 'AutoDealer'],
  ['Vans', 'AutoDealer'],
  [workshopGroup, 'AutoRepair'],
  ['Parts', 'AutoPartsStore'],
  ['Body work', 'AutoBodyShop'],
  ['Tire hotel', 'TireShop'],
]);

/** A kind of business that covers all departments. */
const anyBusiness = 'AutomotiveBusiness';

/**
 * The facility as schema.org JSON-LD: a dealer or a workshop with its departments and opening hours,
 * safe inside a `<script>`.
 */
export function facilityJson({ facility, url, country }: FacilityPageFacts): string {
  const { name, departments, brands, coordinates, image } = facility;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': typeOf(facility),
    '@id': url,
    name,
    url,
    image: image && URL.parse(image, url)?.href,
    ...contact(facility),
    address: address(facility, country),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    hasMap: mapHref(facility),
    brand: listed(brands.map((brand) => ({ '@type': 'Brand', name: brand }))),
    ...hours(departments),
    parentOrganization: { '@id': organisationId(url) },
    department: listed(departments.map((department) => departmentData(department, facility))),
  });
}

/** A place that both sells and repairs cars is first of all a dealer. */
function typeOf(facility: Facility): string {
  const types = facility.departments.map(({ group }) => departmentTypes.get(group));
  if (types.includes('AutoDealer')) return 'AutoDealer';
  return isWorkshop(facility) ? 'AutoRepair' : anyBusiness;
}

function departmentData(department: Department, { name }: Facility): object {
  return {
    '@type': departmentTypes.get(department.group) ?? anyBusiness,
    name: `${name} – ${department.name}`,
    ...contact(department),
    ...hours([department]),
  };
}

function contact({ phone, email }: Pick<Facility, 'phone' | 'email'>): object {
  return {
    telephone: phoneHref(phone) && phone,
    email: mailHref(email) && email,
  };
}

function address({ street, zip, city }: Facility, country: Country): object | undefined {
  if (!street && !zip && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: zip || undefined,
    addressLocality: city || undefined,
    addressCountry: country,
  };
}

function hours(departments: readonly Department[]): Partial<HoursData> {
  return hoursData(departments.flatMap(({ schedule }) => schedule ?? []));
}
