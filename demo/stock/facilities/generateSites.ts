import type { WireSite, WireSiteDepartment, WireUser } from '#upstream/search/facilityWire.ts';
import { ownVanBrands } from '../cases.ts';
import type { Day } from '../day.ts';
import type { Dealer, FacilityPlan } from '../dealers/dealer.ts';
import type { DepartmentKind } from '../languages/language.ts';
import { randomOf } from '../random.ts';
import { picturing } from './facilityPictures.ts';
import { openingSchedule } from './openingHours.ts';
import { hiring } from './people.ts';

/** The group's names, types and accounting numbers of departments. */
const groups: Readonly<Record<DepartmentKind, { group: string; type: string; number: number }>> = {
  new: { group: 'New cars', type: 'sales', number: 1 },
  used: { group: 'Used cars', type: 'sales', number: 2 },
  vans: { group: 'Vans', type: 'sales', number: 3 },
  workshop: { group: 'Workshop', type: 'service', number: 4 },
  parts: { group: 'Parts', type: 'parts', number: 5 },
  body: { group: 'Body work', type: 'bodywork', number: 6 },
  tyres: { group: 'Tire hotel', type: 'tires', number: 7 },
};

const brandCodes: Readonly<Record<string, string>> = { Volvo: 'VO', Volkswagen: 'VW', Kia: 'KI' };

/** Generates the documents of a dealer's facilities. */
export function generateSites(dealer: Dealer, today: Day): WireSite[] {
  const hire = hiring(dealer, randomOf(`people of ${dealer.site}`));
  const picture = picturing(dealer.chain);
  return dealer.facilities.map((plan, index) => ({
    site_id: plan.id,
    id: `${dealer.site}-${plan.id}`,
    slug: plan.slug,
    site_official_name: plan.name,
    site_street: plan.street,
    site_zip: plan.zip,
    site_city: plan.city,
    site_region: plan.region,
    website_city: plan.place,
    site_phone: plan.phone,
    site_email: `${mailName(plan, dealer)}@${dealer.mailDomain}`,
    site_geocoord: plan.coordinates,
    ...pictures(picture(plan.building)),
    site_brands: sellsNew(plan) ? [...dealer.newBrands] : [],
    website_sort_order: (index + 1) * 10,
    site_departments: plan.departments.map((kind) =>
      departmentOf({ dealer, plan, kind, users: hire(kind), today }),
    ),
  }));
}

/** The facility's part of mail addresses, whose domain names the chain already. */
function mailName({ slug }: FacilityPlan, { chain }: Dealer): string {
  return slug.startsWith(`${chain}-`) ? slug.slice(chain.length + 1) : slug;
}

function sellsNew(plan: FacilityPlan): boolean {
  return plan.departments.includes('new');
}

function pictures(address: string) {
  return {
    site_image_url: address,
    site_primary_image: { thumbnail_url: address, original: address },
  };
}

interface DepartmentParts {
  readonly dealer: Dealer;
  readonly plan: FacilityPlan;
  readonly kind: DepartmentKind;
  readonly users: WireUser[];
  readonly today: Day;
}

function departmentOf({ dealer, plan, kind, users, today }: DepartmentParts): WireSiteDepartment {
  const words = dealer.country.language.facilities.departments[kind];
  const { group, type } = groups[kind];
  return {
    name: words.name,
    official_name: `${plan.name}, ${words.name}`,
    department_type: type,
    group,
    brands: brandsOf(dealer, plan, kind),
    erp_id: `${dealer.company}.${departmentNumber(plan, kind)}`,
    phone: dealer.phones[kind] ?? plan.phone,
    email: `${words.mailbox}.${mailName(plan, dealer)}@${dealer.mailDomain}`,
    openingschedule: openingSchedule(hoursOf(dealer, plan, kind), dealer.country, today),
    users,
  };
}

/** The number of a department in its company's accounting. */
function departmentNumber(plan: FacilityPlan, kind: DepartmentKind): string {
  return `${plan.id}${groups[kind].number}`;
}

/** The workshop of a facility that only sells vans has the hours of van sales. */
function hoursOf({ hours }: Dealer, { departments }: FacilityPlan, kind: DepartmentKind) {
  const isForVans = departments.includes('vans') && !departments.includes('used');
  return isForVans && kind === 'workshop' ? hours.vans : hours[kind];
}

function brandsOf(
  dealer: Dealer,
  { id }: FacilityPlan,
  kind: DepartmentKind,
): WireSiteDepartment['brands'] {
  if (kind === 'used' || kind === 'tyres') return [];
  if (kind === 'vans') return [{ name: 'Volkswagen', brand_code: 'VW_TR' }, ...ownVanBrands(id)];
  return dealer.newBrands.map((name) => ({ name, brand_code: brandCodes[name] ?? name }));
}
