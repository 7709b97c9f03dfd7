import type { z } from 'zod';
import type { SearchEngine } from '#search-engine/engine.ts';
import type { WireWorkshop } from '#upstream/mechmate/wire.ts';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { weekdayOf } from '../workshopTimes.ts';
import type { WorkshopPlan } from './workshopPlan.ts';

/** A workshop of the group. */
export interface PlayedWorkshop extends Omit<WireWorkshop, 'firstTimeSlot'> {
  readonly address: string;
  readonly brands: string[];
  /** When it is open on a date; undefined if it is closed. */
  readonly hours: (date: string) => OpenHours | undefined;
}

interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

const workshopGroup = 'Workshop';
const maxSites = 100;

const site = wireSite.pick({
  site_id: true,
  site_official_name: true,
  site_street: true,
  site_zip: true,
  site_city: true,
  site_geocoord: true,
  site_departments: true,
});

type Site = z.infer<typeof site>;
type Department = Site['site_departments'][number];

/** The workshops of a site's facilities in the search index; undefined while the index can't be searched. */
export async function findWorkshops(
  engine: SearchEngine,
  siteId: string,
  authorised: WorkshopPlan['authorised'],
): Promise<readonly PlayedWorkshop[] | undefined> {
  const found = await engine.search({
    index: `sites-${siteId}`,
    fields: Object.keys(site.shape),
    facets: [],
    filters: [],
    limit: maxSites,
    offset: 0,
  });
  if (!found.ok) return undefined;
  return found.value.hits.flatMap((hit) => {
    const read = site.safeParse(JSON.parse(Buffer.from(hit).toString()));
    return read.success ? workshopsOf(read.data, authorised) : [];
  });
}

function workshopsOf(facility: Site, authorised: WorkshopPlan['authorised']): PlayedWorkshop[] {
  const others = Object.keys(authorised).filter((brand) =>
    authorised[brand]?.includes(facility.site_id),
  );
  const [latitude = 0, longitude = 0] = facility.site_geocoord.split(',').map(Number);
  return facility.site_departments
    .filter(({ group }) => group === workshopGroup)
    .map((department) => ({
      departmentId: department.erp_id,
      siteId: facility.site_id,
      siteName: facility.site_official_name,
      address: `${facility.site_street}, ${facility.site_zip} ${facility.site_city}`,
      latitude,
      longitude,
      brands: [...department.brands.flatMap(({ name }) => name ?? []), ...others],
      hours: (date) => hoursOn(date, department),
    }));
}

/** By the opening hours of the facility, so weekends and holidays are closed as on its page. */
function hoursOn(
  date: string,
  { openingschedule: { openinghours, deviationdays } }: Department,
): OpenHours | undefined {
  const weekday = weekdayOf(date);
  const { opens, closes } =
    deviationdays.find((deviation) => deviation.date === date) ??
    openinghours.find(({ day }) => day === weekday) ??
    {};
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

const many = 50;
const copyMark = '~';

/** Fifty workshops: the same again with ids of their own. */
export function repeated(workshops: readonly PlayedWorkshop[]): readonly PlayedWorkshop[] {
  if (workshops.length === 0) return [];
  return Array.from({ length: many }, (_, index) => index).flatMap((index) => {
    const workshop = workshops[index % workshops.length];
    const round = Math.floor(index / workshops.length);
    const id = `${workshop?.departmentId}${round === 0 ? '' : `${copyMark}${round}`}`;
    return workshop ? [{ ...workshop, departmentId: id }] : [];
  });
}

/** The workshop with an id, also one of the fifty. */
export function workshopWith(
  id: string,
  workshops: readonly PlayedWorkshop[],
): PlayedWorkshop | undefined {
  const [original = ''] = id.split(copyMark);
  const workshop = workshops.find(({ departmentId }) => departmentId === original);
  return workshop && { ...workshop, departmentId: id };
}
