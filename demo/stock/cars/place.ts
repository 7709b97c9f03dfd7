import type { WireSite } from '#upstream/search/facilityWire.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Random } from '../random.ts';
import type { CarKind } from './slot.ts';

/** The groups of departments that sell a kind of car, in order of preference. */
const sellers: Readonly<Record<CarKind, readonly string[]>> = {
  sample: ['New cars'],
  fresh: ['New cars'],
  demo: ['New cars'],
  used: ['Used cars'],
  van: ['Vans', 'Used cars'],
  motorcycle: ['Used cars'],
};

/**
 * The location and sellers of a car. A sample has no location: every facility that sells the brand new
 * can order it.
 */
export function placeFields(
  kind: CarKind,
  sites: readonly WireSite[],
  random: Random,
): Partial<WireVehicle> {
  if (kind === 'sample') return { car_sellers: [] };
  const group = sellers[kind].find((name) => sites.some((site) => departmentOf(site, name)));
  const [first, ...others] = sites.filter((site) => departmentOf(site, group));
  if (first === undefined) return { car_sellers: [] };
  const site = random.pick([first, ...others]);
  const department = departmentOf(site, group);
  const [companyId, departmentId] = department?.erp_id.split('.') ?? [];
  const people = random.shuffled(department?.users ?? []).slice(0, random.int(1, 2));
  return {
    car_site_id: site.site_id,
    car_site_name: site.site_official_name,
    car_site_city: site.site_city,
    car_site_region: site.site_region,
    car_companyerpid: companyId,
    car_departmenterpid: departmentId,
    car_sellers: people.map(({ first_name, last_name, email, phone, image_url }) => ({
      name: `${first_name} ${last_name}`,
      email,
      phone,
      image_url,
    })),
  };
}

function departmentOf(site: WireSite, group: string | undefined) {
  return site.site_departments.find((department) => department.group === group);
}
