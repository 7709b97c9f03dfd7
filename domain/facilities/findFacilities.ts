import { isSameBrand } from '../brands/brandCode.ts';
import { foldText } from '../search/searchText.ts';
import { distanceKm } from './distance.ts';
import type { Facility } from './facility.ts';
import { type FacilitySearch, facilitiesPerPage } from './facilitySearch.ts';
import { matchesWords } from './matchWords.ts';
import { type OpeningState, openStateOfAll } from './openingHours.ts';

/** A facility in a list. */
export interface FacilityHit {
  readonly facility: Facility;
  /** Distance from the place of the search, as the crow flies; absent if either place is unknown. */
  readonly distanceKm?: number | undefined;
  /** Absent if the opening hours are unknown. */
  readonly open?: OpeningState | undefined;
}

/** The facilities that match a search. */
export interface FoundFacilities {
  /** Those of all pages up to the one in the address. */
  readonly hits: readonly FacilityHit[];
  readonly total: number;
  readonly choices: FacilityChoices;
}

/** The values of the filters, each with the number of facilities that the list would then show. */
export interface FacilityChoices {
  readonly brands: readonly FacilityChoice[];
  readonly cities: readonly FacilityChoice[];
  readonly departments: readonly FacilityChoice[];
}

export interface FacilityChoice {
  /** The value in addresses. */
  readonly value: string;
  /** In the site's language. */
  readonly text: string;
  readonly count: number;
}

interface Now {
  /** ms since 1970. */
  readonly nowMs: number;
  /** The site's time zone, as an IANA name. */
  readonly timeZone: string;
}

/**
 * Filters, sorts and counts facilities. Without a place, they keep their order, which is the group's.
 *
 * @param all - All facilities of the site.
 */
export function findFacilities(
  all: readonly Facility[],
  search: FacilitySearch,
  { nowMs, timeZone }: Now,
): FoundFacilities {
  const hits = all.map((facility) => toHit(facility, search, { nowMs, timeZone }));
  const found = byDistance(hits.filter((hit) => matches(hit, search)));
  return {
    hits: found.slice(0, (search.page + 1) * facilitiesPerPage),
    total: found.length,
    choices: choicesOf(hits, search),
  };
}

function toHit(facility: Facility, { near }: FacilitySearch, now: Now): FacilityHit {
  const schedules = facility.departments.flatMap(({ schedule }) => schedule ?? []);
  return {
    facility,
    distanceKm: near && facility.coordinates ? distanceKm(near, facility.coordinates) : undefined,
    open: openStateOfAll(schedules, now.nowMs, now.timeZone),
  };
}

function matches({ facility, open }: FacilityHit, search: FacilitySearch): boolean {
  return (
    (!search.openNow || open?.kind === 'open') &&
    (!search.brand || brandsOf(facility).some((brand) => isSameText(brand, search.brand))) &&
    (!search.city || isSameText(facility.city, search.city)) &&
    (!search.department ||
      facility.departments.some(({ group }) => isSameText(group, search.department))) &&
    matchesKeyphrase(facility, search.keyphrase)
  );
}

/** Letter case and accents don't matter: addresses are typed. */
function isSameText(first: string, second: string): boolean {
  return foldText(first) === foldText(second);
}

/** Each word of the keyphrase begins a word of the facility. */
function matchesKeyphrase(facility: Facility, keyphrase: string): boolean {
  return matchesWords(
    keyphrase,
    [
      facility.name,
      facility.street,
      facility.zip.replace(/\s/g, ''),
      facility.zip,
      facility.city,
      ...brandsOf(facility),
      ...facility.departments.map(({ name }) => name),
    ].join(' '),
  );
}

/** The names of the brands of a facility and its departments. */
function brandsOf({ brands, departments }: Facility): readonly string[] {
  const named = departments.flatMap((department) =>
    department.brands.flatMap(({ name }) => name ?? []),
  );
  return [...brands, ...named].filter(
    (brand, at, list) =>
      list.findIndex((other) => isSameBrand({ name: other }, { name: brand })) === at,
  );
}

/** Facilities whose place is unknown come last. */
function byDistance(hits: readonly FacilityHit[]): readonly FacilityHit[] {
  const distance = (hit: FacilityHit) => hit.distanceKm ?? Number.MAX_VALUE;
  return hits.toSorted((a, b) => distance(a) - distance(b));
}

/** Each filter is counted under all others but not under itself, so that its other values keep theirs. */
function choicesOf(hits: readonly FacilityHit[], search: FacilitySearch): FacilityChoices {
  const under = (name: 'brand' | 'city' | 'department') =>
    hits.filter((hit) => matches(hit, { ...search, [name]: '' }));
  const count = (
    name: 'brand' | 'city' | 'department',
    entriesOf: (facility: Facility) => readonly Omit<FacilityChoice, 'count'>[],
  ) => countChoices(hits, under(name), entriesOf);
  return {
    brands: count('brand', (facility) => brandsOf(facility).map(same)),
    cities: count('city', ({ city }) => (city ? [same(city)] : [])),
    // A department without a group is found by its name.
    departments: count('department', ({ departments }) =>
      departments.flatMap(({ group, name }) => (group ? [{ value: group, text: name }] : [])),
    ),
  };
}

function same(text: string) {
  return { value: text, text };
}

/** The values of all facilities, in the order of their first appearance, with their count among some. */
function countChoices(
  all: readonly FacilityHit[],
  some: readonly FacilityHit[],
  entriesOf: (facility: Facility) => readonly Omit<FacilityChoice, 'count'>[],
): readonly FacilityChoice[] {
  const choices = new Map<string, FacilityChoice>();
  for (const { facility } of all) {
    for (const { value, text } of entriesOf(facility)) {
      if (!choices.has(foldText(value))) choices.set(foldText(value), { value, text, count: 0 });
    }
  }
  for (const { facility } of some) {
    for (const key of new Set(entriesOf(facility).map(({ value }) => foldText(value)))) {
      const choice = choices.get(key);
      if (choice) choices.set(key, { ...choice, count: choice.count + 1 });
    }
  }
  return [...choices.values()];
}
