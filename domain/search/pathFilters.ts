import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';
import { filterNames, isChosen, valuesOf, withValue } from './filterValues.ts';
import { type KnownValue, knownValues } from './knownValues.ts';
import { recogniseWords } from './recogniseWords.ts';
import { keyphraseParameter, searchForm } from './searchForm.ts';
import { foldText, lowerText } from './searchText.ts';

/** What the part of a list's address below the list says. */
export type PathFilters =
  | { readonly kind: 'known'; readonly filters: Filters }
  /** Nothing in the index is called so; there is no such page. */
  | { readonly kind: 'unknown' };

/**
 * The filters that segments of an address are: each is a value of the first of the named facets that
 * has one spelled so. A model must be one of the brand before it.
 * @param segments as the address writes them, such as `['volvo', 'v60']`
 * @param names of the facets that may be in a path, in the order in which they are tried
 */
export function filtersOfPath(
  segments: readonly string[],
  names: readonly string[],
  facets: readonly Facet[],
): PathFilters {
  const known = knownValues(facets);
  const candidates = names.flatMap((name) => known.filter((value) => value.name === name));
  let filters: Filters = {};
  for (const segment of segments) {
    const value = readSegment(segment, candidates, filters);
    if (!value) return { kind: 'unknown' };
    filters = withValue(withParent(filters, value), value);
  }
  return { kind: 'known', filters };
}

/** The segments of a path that says so much of the filters as these facets do: `volvo/v60`. */
export function pathOfFilters(filters: Filters, names: readonly string[]): string {
  const values = names.flatMap((name) => valuesOf(filters, name));
  return values.map((value) => encodeURIComponent(segmentText(value))).join('/');
}

/** What the path of a list may say. */
export interface PathLimits {
  /** The names of the facets that its segments may be values of. */
  readonly names: readonly string[];
  /** How many segments it has at most. */
  readonly mostSegments: number;
}

/**
 * The address that the search box of a hero leads to: words that are values of facets become the path
 * below the search page, the rest its keyphrase. What the list's path can't say, its query does.
 */
export function heroSearchAddress(
  searchUrl: string,
  text: string,
  facets: readonly Facet[],
  limits: PathLimits,
): string {
  const { keyphrase, filters } = recogniseWords(text, facets);
  const { path, query } = splitFilters(filters, facets, limits);
  return addressBelow(searchUrl, pathOfFilters(path, limits.names), keyphrase, query);
}

interface SplitFilters {
  readonly path: Filters;
  readonly query: Filters;
}

/**
 * What goes into the path, and what is left. The values of a facet and those below them stay
 * together: apart they would mean fewer cars than asked for.
 */
function splitFilters(
  filters: Filters,
  facets: readonly Facet[],
  { names, mostSegments }: PathLimits,
): SplitFilters {
  let path: Filters = {};
  let query: Filters = {};
  let room = mostSegments;
  for (const facet of facets) {
    const own = filterNames([facet]).map((name) => [name, valuesOf(filters, name)] as const);
    const chosen = own.filter(([, values]) => values.length > 0);
    const segments = chosen.reduce((count, [, values]) => count + values.length, 0);
    const fitsPath = segments <= room && chosen.every(([name]) => names.includes(name));
    if (fitsPath) {
      path = { ...path, ...Object.fromEntries(chosen) };
      room -= segments;
    } else query = { ...query, ...Object.fromEntries(chosen) };
  }
  return { path, query };
}

/** The address of a search page with a path below it. A keyphrase takes the place of its own. */
export function addressBelow(
  searchUrl: string,
  path: string,
  keyphrase = '',
  filters: Filters = {},
): string {
  const { action, parameters } = searchForm(searchUrl);
  const [, page = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(action) ?? [];
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  for (const [name, values] of Object.entries(filters)) {
    for (const value of values) query.append(name, value);
  }
  if (keyphrase) query.append(keyphraseParameter, keyphrase);
  const whole = path ? `${page.replace(/\/+$/, '')}/${path}` : page;
  return [whole, query.size > 0 ? `?${query}` : '', fragment].join('');
}

/** Small letters, and a hyphen for what would be escaped or would begin another segment. */
function segmentText(value: string): string {
  return lowerText(value).replace(/[\s/\\\p{Cc}]+/gu, '-');
}

function readSegment(
  segment: string,
  candidates: readonly KnownValue[],
  filters: Filters,
): KnownValue | undefined {
  const text = decode(segment);
  if (text === undefined) return undefined;
  // A value named twice would make a second address for the same list.
  const open = candidates.filter((value) => !isChosen(filters, value) && fits(value, filters));
  const exact = open.find(({ value }) => segmentText(value) === segmentText(text));
  if (exact) return exact;
  const folded = open.filter(
    ({ value }) => foldText(segmentText(value)) === foldText(segmentText(text)),
  );
  return folded.length === 1 ? folded[0] : undefined;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** A child stands below what the path says of its parents, if it says anything. */
function fits({ parents }: KnownValue, filters: Filters): boolean {
  const named = parents.some(({ name }) => valuesOf(filters, name).length > 0);
  return !named || parents.some((parent) => isChosen(filters, parent));
}

/** A child that only one value has brings it along. */
function withParent(filters: Filters, { parents }: KnownValue): Filters {
  const [parent, ...others] = parents;
  return parent && others.length === 0 ? withValue(filters, parent) : filters;
}
