import { isOnEarth, toHundredths } from '../places/coordinates.ts';
import { pageParameter } from '../search/searchAddress.ts';
import { keyphraseParameter } from '../search/searchForm.ts';
import { cutText, tidyText } from '../search/searchText.ts';
import type { Coordinates } from './facility.ts';

/** What a visitor looks for in the list of facilities. Empty texts don't limit it. */
export interface FacilitySearch {
  readonly keyphrase: string;
  readonly brand: string;
  readonly city: string;
  /** The kind of a department, in the group's terms: `Workshop`. */
  readonly department: string;
  readonly openNow: boolean;
  /** Sorts the facilities by their distance from here. */
  readonly near?: Coordinates | undefined;
  /** The last page shown; the first is 0. */
  readonly page: number;
}

/** The query parameters of the list of facilities. */
export const facilityParameters = {
  keyphrase: keyphraseParameter,
  brand: 'facility_brand',
  city: 'facility_city',
  department: 'facility_department',
  openNow: 'facility_open',
  near: 'facility_near',
  page: pageParameter,
} as const;

/** The value of `openNow` in an address. */
export const openNowValue = 'now';

/** Facilities of one page. */
export const facilitiesPerPage = 48;

/** 500 facilities are far more than a site of the group has. */
const maxPage = 10;

/** The search in the query of a URL, with or without the question mark. Invalid values are ignored. */
export function readFacilitySearch(query: string): FacilitySearch {
  const parameters = new URLSearchParams(query);
  const text = (name: keyof typeof facilityParameters) =>
    cutText(tidyText(parameters.get(facilityParameters[name]) ?? ''));
  return {
    keyphrase: text('keyphrase'),
    brand: text('brand'),
    city: text('city'),
    department: text('department'),
    openNow: text('openNow') === openNowValue,
    near: readPlace(text('near')),
    page: readPage(text('page')),
  };
}

/**
 * Replaces the search in the query of a URL; other parameters are kept. Equal searches give equal
 * queries. The result is empty or starts with a question mark.
 */
export function writeFacilitySearch(query: string, search: FacilitySearch): string {
  const own: readonly string[] = Object.values(facilityParameters);
  const { near, page, openNow, keyphrase, brand, city, department } = search;
  const written = { keyphrase, brand, city, department };
  const parameters = new URLSearchParams([
    ...[...new URLSearchParams(query)].filter(([name]) => !own.includes(name)),
    ...Object.entries({
      ...written,
      openNow: openNow ? openNowValue : '',
      near: near ? writePlace(near) : '',
      page: page > 0 ? String(Math.min(page, maxPage)) : '',
    }).flatMap(([name, value]) =>
      value && isParameter(name) ? [[facilityParameters[name], value]] : [],
    ),
  ]);
  return parameters.size > 0 ? `?${parameters}` : '';
}

function isParameter(name: string): name is keyof typeof facilityParameters {
  return Object.hasOwn(facilityParameters, name);
}

/** Two decimals are about a kilometre: enough to sort by, and too little to show where a visitor lives. */
export function writePlace({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => toHundredths(degrees).toFixed(2)).join(',');
}

function readPlace(text: string): Coordinates | undefined {
  const [, first, second] =
    /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [latitude, longitude] = [Number(first) || 0, Number(second) || 0];
  return isOnEarth(latitude, longitude) ? { latitude, longitude } : undefined;
}

function readPage(text: string): number {
  return /^\d{1,3}$/.test(text) ? Math.min(Number(text), maxPage) : 0;
}

/** Whether the search limits or sorts the list; paging alone doesn't. */
export function isFacilitySearch(search: FacilitySearch): boolean {
  return writeFacilitySearch('', { ...search, page: 0 }) !== '';
}
