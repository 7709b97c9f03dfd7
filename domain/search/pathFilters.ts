import type { Facet } from './facet.ts';
import { wireName } from './facets.ts';
import type { Filters } from './filters.ts';
import { filterNames, isChosen, valuesOf, withValue } from './filterValues.ts';
import { type KnownValue, knownValues } from './knownValues.ts';
import { recogniseWords } from './recogniseWords.ts';
import { keyphraseParameter, searchForm } from './searchForm.ts';
import { foldText, lowerText } from './searchText.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** The filters in the part of a URL below the list's path. */
export type PathFilters =
  | {
      readonly kind: 'known';
      readonly filters: Filters;
      /** The canonical segments, not escaped. */
      readonly segments: readonly string[];
    }
  /** The index has no such value, so the page doesn't exist. */
  | { readonly kind: 'unknown' };

/**
 * Parses path segments as filters: each is a value of the first facet that has one with this
 * spelling. A model must belong to the brand before it; the canonical path of a model has its brand, if
 * there is room.
 * @param segments as in the URL, such as `['volvo', 'v60']`
 * @param limits the names are in the order in which they are tried, and in which the canonical path has
 * them
 */
export function filtersOfPath(
  segments: readonly string[],
  { names, maxSegments }: PathLimits,
  facets: readonly Facet[],
): PathFilters {
  const known = knownValues(facets);
  const candidates = names.flatMap((name) => known.filter((value) => value.name === name));
  const read = readSegments(segments, candidates);
  if (!read) return { kind: 'unknown' };
  const written = read.values.map(({ value }) => segmentText(value));
  const whole = [...read.values, ...missingParents(read, candidates)];
  const values = whole.length <= maxSegments ? whole : read.values;
  const ordered = names.flatMap((name) => {
    const own = values.filter((value) => value.name === name);
    return own
      .map(({ value }) => value)
      .toSorted()
      .map(segmentText);
  });
  // In another order, a segment can be spelled like another value.
  const again = readSegments(ordered, candidates);
  const isSame = again !== undefined && sameFilters(again.filters, read.filters);
  return { kind: 'known', filters: read.filters, segments: isSame ? ordered : written };
}

interface ReadSegments {
  readonly filters: Filters;
  /** The value of each segment. */
  readonly values: readonly KnownValue[];
}

function readSegments(
  segments: readonly string[],
  candidates: readonly KnownValue[],
): ReadSegments | undefined {
  let filters: Filters = {};
  const values: KnownValue[] = [];
  for (const segment of segments) {
    const value = readSegment(segment, candidates, { filters, values });
    if (!value) return undefined;
    filters = withValue(withParent(filters, value), value);
    values.push(value);
  }
  return { filters, values };
}

/** The parents that values without them in the path imply. */
function missingParents(
  { filters, values }: ReadSegments,
  candidates: readonly KnownValue[],
): readonly KnownValue[] {
  return candidates.filter(
    (candidate) => isChosen(filters, candidate) && !values.includes(candidate),
  );
}

function sameFilters(one: Filters, other: Filters): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => valuesOf(one, name).join('/') === valuesOf(other, name).join('/'));
}

/** The path for the filters of these facets: `volvo/v60`. */
export function pathOfFilters(filters: Filters, names: readonly string[]): string {
  const values = names.flatMap((name) => valuesOf(filters, name));
  return values.map((value) => encodeURIComponent(segmentText(value))).join('/');
}

/** What a list's path can express. */
export interface PathLimits {
  /** The names of the facets allowed in the path. */
  readonly names: readonly string[];
  /** Maximum number of segments. */
  readonly maxSegments: number;
}

/**
 * The address that a hero's search box leads to: words that are facet values become the path below
 * the search page, the others the keyphrase. Filters that don't fit the path go into the query.
 */
export function heroSearchAddress(
  searchUrl: string,
  text: string,
  facets: readonly Facet[],
  { vocabulary, ...limits }: PathLimits & { readonly vocabulary?: Vocabulary | undefined },
): string {
  const { keyphrase, filters } = recogniseWords(text, facets, vocabulary);
  const { path, query } = splitFilters(filters, facets, limits);
  return addressBelow(searchUrl, pathOfFilters(path, limits.names), keyphrase, query);
}

interface SplitFilters {
  readonly path: Filters;
  readonly query: Filters;
}

/**
 * Splits filters into path and query. The values of a facet and its children stay together;
 * separated they would find fewer cars than requested.
 */
function splitFilters(
  filters: Filters,
  facets: readonly Facet[],
  { names, maxSegments }: PathLimits,
): SplitFilters {
  let path: Filters = {};
  let query: Filters = {};
  let room = maxSegments;
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

/** Appends a path to the address of a search page. The keyphrase replaces the one in the address. */
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
    for (const value of values) query.append(wireName(name), value);
  }
  if (keyphrase) query.append(keyphraseParameter, keyphrase);
  const whole = path ? `${page.replace(/\/+$/, '')}/${path}` : page;
  return [whole, query.size > 0 ? `?${query}` : '', fragment].join('');
}

/** Lower case, with a hyphen for characters that would be escaped or start another segment. */
function segmentText(value: string): string {
  return lowerText(value).replace(/[\s/\\\p{Cc}]+/gu, '-');
}

function readSegment(
  segment: string,
  candidates: readonly KnownValue[],
  { filters, values }: ReadSegments,
): KnownValue | undefined {
  const text = decode(segment);
  if (text === undefined) return undefined;
  // Repeating a value would give the same list a second address.
  const open = candidates.filter((value) => !values.includes(value) && fits(value, filters));
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

/** If the path names parents, a child must belong to one of them. */
function fits({ parents }: KnownValue, filters: Filters): boolean {
  const named = parents.some(({ name }) => valuesOf(filters, name).length > 0);
  return !named || parents.some((parent) => isChosen(filters, parent));
}

/** Adds the parent of a child that has only one. */
function withParent(filters: Filters, { parents }: KnownValue): Filters {
  const [parent, ...others] = parents;
  return parent && others.length === 0 ? withValue(filters, parent) : filters;
}
