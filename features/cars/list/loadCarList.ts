import type { CarListPart, CarListStart } from '#domain/cars/carListState.ts';
import type { PlaceFinder } from '#domain/cars/findPlace.ts';
import { type MissedPlace, placeSearch } from '#domain/cars/placeSearch.ts';
import type { CarSearchRequest, CarSearchResult, CarService } from '#domain/cars/service.ts';
import { waysOut } from '#domain/cars/waysOut.ts';
import type { CarListDeclaration } from '#domain/search/carsAddress.ts';
import type { Filters } from '#domain/search/filters.ts';
import { type ChosenValue, valuesOf } from '#domain/search/filterValues.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import type { NearUnit } from '#domain/search/near.ts';
import { carListPageSize, firstPageWith, lastPageOf } from '#domain/search/paging.ts';
import { filtersOfPath } from '#domain/search/pathFilters.ts';
import { recogniseWords } from '#domain/search/recogniseWords.ts';
import { allValueFacets, resolveFilters } from '#domain/search/resolveFilters.ts';
import { isNarrowed, type SearchQuery } from '#domain/search/searchQuery.ts';
import { searchReducer } from '#domain/search/searchState.ts';
import { readTypedSearch } from '#domain/search/typedSearch.ts';
import { wordPath } from '#domain/search/wordFacets.ts';
import { readingOf, repairText, type WordRepair } from '#domain/search/wordRepair.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { withFirstBlurs } from '../card/firstBlurs.ts';
import { withoutWholeRanges } from './wholeRanges.ts';

/** A list and the address at which it is opened. */
export interface CarListAddress {
  readonly site: SiteId;
  /** The languages in which visitors search. */
  readonly languages: readonly WordLanguage[];
  /** The list as its editor configured it. */
  readonly list: CarListDeclaration;
  /** The names of the facets whose values the wildcard segments are. */
  readonly pathNames: readonly string[];
  /** The wildcard segments of the path. */
  readonly segments: readonly string[];
  /** The query of the address. */
  readonly search: string;
  /** The unit of distances of cars. */
  readonly unit: NearUnit;
}

/** A list as loaded by the server. */
export interface LoadedCarList extends CarListStart {
  /** The list with the filters of its path. */
  readonly list: CarListDeclaration;
  /** The filters of the path. */
  readonly pathFilters: Filters;
  /** Whether the path names known values; `undefined` if the index can't answer. */
  readonly isPathKnown: boolean | undefined;
  /** The wildcard segments in canonical spelling, if known. */
  readonly pathSegments?: readonly string[] | undefined;
  /** The values in the query of the address that the index doesn't have. */
  readonly unknown: readonly ChosenValue[];
  /** The place of the search that wasn't found, or couldn't be looked up. */
  readonly missedPlace?: MissedPlace | undefined;
  /** The names of chosen facilities, by id. */
  readonly valueNames: Readonly<Record<string, string>>;
}

/**
 * The cars of an address: the page in the address and the ones before it, as many as are shown at
 * once. An unknown path has no cars.
 */
export async function loadCarList(
  cars: CarService,
  places: PlaceFinder,
  { site, languages, list, pathNames, segments, search, unit }: CarListAddress,
): Promise<LoadedCarList> {
  const [path, { placed, query, unknown }] = await Promise.all([
    readPath(cars, { site, list, pathNames, segments }),
    resolvePlaced(cars, places, { site, languages, list, search, unit }),
  ]);
  const { query: asked, missed: missedPlace } = placed;
  if (path.kind !== 'known') {
    const [part, isPathKnown] = path.kind === 'unknown' ? [nothing, false] : [];
    return {
      list,
      pathFilters: {},
      isPathKnown,
      query: asked,
      part,
      unknown: [],
      valueNames: {},
      missedPlace,
    };
  }
  const narrowed = { ...list, fixed: { ...list.fixed, ...path.filters } };
  const found = await searchRead(cars, { site, languages, list: narrowed }, query);
  const { filters: pathFilters, segments: pathSegments } = path;
  const valueNames = await facilityNames(cars, site, found);
  const resolved = { ...found, unknown, valueNames, missedPlace };
  return { list: narrowed, pathFilters, pathSegments, isPathKnown: true, ...resolved };
}

/** The search of the address: first with its place, whose words mean nothing to the index, then as the index writes it. */
async function resolvePlaced(
  cars: CarService,
  places: PlaceFinder,
  { search, unit, ...address }: Omit<CarListAddress, 'pathNames' | 'segments'>,
) {
  const asked = readTypedSearch(search, address.list);
  const placed = await placeSearch(places, address.site, asked, unit);
  return { placed, ...(await resolveQuery(cars, address, placed.query)) };
}

/**
 * The search with values as the index writes them, and with the words that are values as filters, as if
 * they were typed into the list's own search box. While the index fails, it stays as it is.
 */
async function resolveQuery(
  cars: CarService,
  { site, languages, list }: Pick<CarListAddress, 'site' | 'languages' | 'list'>,
  query: SearchQuery,
) {
  if (!isNarrowed(query)) return { query, unknown: [] };
  // The same request for all searches of a site, so that its answer is cached.
  const { facets, failure } = await cars.search({ site, facets: allValueFacets, limit: 0 });
  if (failure) return { query, unknown: [] };
  const { filters, unknown } = resolveFilters(query.filters, facets);
  const offered = facets.filter(({ name }) => list.facets.some((facet) => facet.name === name));
  const { sortNames } = list;
  const vocabulary = await loadVocabulary(languages);
  const words = recogniseWords(query.keyphrase, offered, vocabulary, sortNames);
  const bare = { ...query, filters, keyphrase: '' };
  const submitted = searchReducer(bare, { type: 'keyphraseSubmitted', words });
  // An order in the address was chosen after the words.
  const isChosen = query.sortName !== (sortNames[0] ?? '');
  const { sortName } = isChosen ? query : submitted;
  return { query: { ...submitted, page: query.page, sortName }, unknown };
}

/** More facilities than this are shown by their ids. */
const maxNamedFacilities = 10;

async function facilityNames(
  cars: CarService,
  site: SiteId,
  { query, part }: CarListStart,
): Promise<Readonly<Record<string, string>>> {
  const ids = valuesOf(query.filters, 'facility').slice(0, maxNamedFacilities);
  const names = ids.map(async (id) => {
    const shown = part?.cars.find(({ facility }) => facility.id === id);
    const found = shown ? [shown] : await firstCarOf(cars, site, id);
    const name = found[0]?.facility.name;
    return name === undefined ? [] : [[id, name] as const];
  });
  return Object.fromEntries((await Promise.all(names)).flat());
}

async function firstCarOf(cars: CarService, site: SiteId, facility: string) {
  return (await cars.search({ site, fixed: { facility: [facility] }, limit: 1 })).cars;
}

const nothing: CarListPart = { cars: [], total: 0, facets: [] };

type ReadPath = ReturnType<typeof filtersOfPath> | { readonly kind: 'failed' };

async function readPath(
  cars: CarService,
  { site, list, pathNames, segments }: Omit<CarListAddress, 'search' | 'languages' | 'unit'>,
): Promise<ReadPath> {
  if (segments.length === 0) return { kind: 'known', filters: {}, segments: [] };
  const isNamed = (name: string | undefined) => name !== undefined && pathNames.includes(name);
  const facets = knownFacets.filter(({ name, childName }) => isNamed(name) || isNamed(childName));
  const answer = await cars.search({ site, fixed: list.fixed, facets, limit: 0 });
  if (answer.failure) return { kind: 'failed' };
  return filtersOfPath(segments, { ...wordPath, names: pathNames }, answer.facets);
}

/** The search as typed, and once more if misspelt words in it are read as others. */
async function searchRead(
  cars: CarService,
  place: Pick<CarListAddress, 'site' | 'languages' | 'list'>,
  query: SearchQuery,
): Promise<CarListStart> {
  const found = await searchOnce(cars, place, query);
  const { repairs } = found;
  if (repairs.length === 0) return startOf(cars, found);
  const { keyphrase } = query;
  const repaired = { ...query, keyphrase: repairText(keyphrase, repairs) };
  const asked = await resolveQuery(cars, place, repaired);
  const again = await searchOnce(cars, place, asked.query);
  return { ...(await startOf(cars, again)), reading: readingOf(query, keyphrase, repairs) };
}

/** A search, and its answer. */
interface Searched {
  readonly repairs: readonly WordRepair[];
  readonly query: SearchQuery;
  readonly request: CarSearchRequest;
  readonly result: CarSearchResult;
}

/**
 * Repeats the search without ranges that include everything, which would exclude cars without a
 * value, and with the last page if the requested one is beyond it.
 */
async function searchOnce(
  cars: CarService,
  { site, list }: Pick<CarListAddress, 'site' | 'list'>,
  query: SearchQuery,
): Promise<Searched> {
  const request = requestOf(site, list, query);
  const result = await cars.search(request);
  const { repairedWords: repairs = [] } = result;
  const filters = withoutWholeRanges(query.filters, result.facets);
  const isBeyond = result.cars.length === 0 && result.total > 0;
  const page = isBeyond ? Math.min(query.page, lastPageOf(result.total)) : query.page;
  if (filters === query.filters && page === query.page) {
    return { query, request, result, repairs };
  }
  const corrected = { ...query, filters, page };
  const second = requestOf(site, list, corrected);
  return { query: corrected, request: second, result: await cars.search(second), repairs };
}

async function startOf(
  cars: CarService,
  { query, request, result }: Searched,
): Promise<CarListStart> {
  return { query, part: await partOf(cars, request, result) };
}

function requestOf(site: SiteId, list: CarListDeclaration, query: SearchQuery): CarSearchRequest {
  const { keyphrase, filters, sortName, page } = query;
  const { fixed, facets } = list;
  const first = firstPageWith(page);
  return {
    site,
    keyphrase,
    filters,
    fixed,
    facets,
    dropsWords: true,
    sortName: sortName || undefined,
    offset: first * carListPageSize,
    limit: (page + 1 - first) * carListPageSize,
  };
}

async function partOf(
  service: CarService,
  request: CarSearchRequest,
  result: CarSearchResult,
): Promise<CarListPart | undefined> {
  const { cars, total, facets, droppedWords, similarWords, failure } = result;
  if (failure) return undefined;
  const ways = await waysOut(service, request, result);
  return {
    cars: withFirstBlurs(cars),
    total,
    facets,
    droppedWords,
    ...(similarWords && { similarWords }),
    ...(ways.length > 0 && { waysOut: ways }),
  };
}
