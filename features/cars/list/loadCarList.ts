import type { CarListPart, CarListStart } from '#domain/cars/carList.ts';
import type { CarSearchRequest, CarSearchResult, CarService } from '#domain/cars/service.ts';
import type { CarListDeclaration } from '#domain/search/carsAddress.ts';
import type { Filters } from '#domain/search/filters.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { carListPageSize } from '#domain/search/paging.ts';
import { filtersOfPath } from '#domain/search/pathFilters.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { withFirstBlurs } from '../card/firstBlurs.ts';
import { withoutWholeRanges } from './wholeRanges.ts';

/** Which list is opened at which address. */
export interface CarListAddress {
  readonly site: SiteId;
  /** What the list is by its editor's decision. */
  readonly list: CarListDeclaration;
  /** The names of the facets that segments of the path are values of. */
  readonly pathNames: readonly string[];
  /** The segments of the path that the page leaves open. */
  readonly segments: readonly string[];
  /** The query of the address. */
  readonly search: string;
}

/** A list as the server found it. */
export interface LoadedCarList extends CarListStart {
  /** The list with what its path says. */
  readonly list: CarListDeclaration;
  /** The filters that the path is. */
  readonly pathFilters: Filters;
  /** Whether the path names something; `undefined` while the index can't say. */
  readonly isPathKnown: boolean | undefined;
}

/**
 * The cars of an address: all pages up to the one it names, so that a shared list is complete without
 * script. A path that names nothing has no cars.
 */
export async function loadCarList(
  cars: CarService,
  { site, list, pathNames, segments, search }: CarListAddress,
): Promise<LoadedCarList> {
  const query = readSearchQuery(search, list);
  const path = await readPath(cars, { site, list, pathNames, segments });
  if (path.kind !== 'known') {
    const [part, isPathKnown] = path.kind === 'unknown' ? [nothing, false] : [];
    return { list, pathFilters: {}, isPathKnown, query, part };
  }
  const narrowed = { ...list, fixed: { ...list.fixed, ...path.filters } };
  const found = await searchOnce(cars, site, narrowed, query);
  return { list: narrowed, pathFilters: path.filters, isPathKnown: true, ...found };
}

const nothing: CarListPart = { cars: [], total: 0, facets: [] };

type ReadPath = ReturnType<typeof filtersOfPath> | { readonly kind: 'failed' };

async function readPath(
  cars: CarService,
  { site, list, pathNames, segments }: Omit<CarListAddress, 'search'>,
): Promise<ReadPath> {
  if (segments.length === 0) return { kind: 'known', filters: {} };
  const isNamed = (name: string | undefined) => name !== undefined && pathNames.includes(name);
  const facets = knownFacets.filter(({ name, childName }) => isNamed(name) || isNamed(childName));
  const answer = await cars.search({ site, fixed: list.fixed, facets, limit: 0 });
  if (answer.failure) return { kind: 'failed' };
  return filtersOfPath(segments, pathNames, answer.facets);
}

/** An address may name a range that leaves nothing out: without it, more may be found. */
async function searchOnce(
  cars: CarService,
  site: SiteId,
  list: CarListDeclaration,
  query: SearchQuery,
): Promise<CarListStart> {
  const result = await cars.search(requestOf(site, list, query));
  const filters = withoutWholeRanges(query.filters, result.facets);
  if (filters === query.filters) return { query, part: partOf(result) };
  const narrower = { ...query, filters };
  return { query: narrower, part: partOf(await cars.search(requestOf(site, list, narrower))) };
}

function requestOf(site: SiteId, list: CarListDeclaration, query: SearchQuery): CarSearchRequest {
  const { keyphrase, filters, sortName, page } = query;
  const { fixed, facets } = list;
  return {
    ...{ site, keyphrase, filters, fixed, facets },
    sortName: sortName || undefined,
    limit: (page + 1) * carListPageSize,
  };
}

function partOf({ cars, total, facets, failure }: CarSearchResult): CarListPart | undefined {
  return failure ? undefined : { cars: withFirstBlurs(cars), total, facets };
}
