import type { SiteId } from '#domain/sites/site.ts';
import { withValues } from '../search/filterValues.ts';
import { type NearUnit, nearName, readNear, usualRadius, valuesOfNear } from '../search/near.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { FoundPlace, PlaceFinder } from './findPlace.ts';

/** A place that a search names, and that can't be used. */
export type MissedPlace = Exclude<FoundPlace, { readonly kind: 'found' }>;

/** A search whose place is a point on earth. */
export interface PlacedSearch {
  readonly query: SearchQuery;
  readonly missed?: MissedPlace | undefined;
}

/**
 * Looks up the place that a search names, in its words or its filter. Words are about what the visitor wants now, so they
 * replace the filter. Without the place, the rest of the search applies.
 */
export async function placeSearch(
  places: PlaceFinder,
  site: SiteId,
  query: SearchQuery,
  unit: NearUnit,
): Promise<PlacedSearch> {
  const inWords = query.keyphrase && (await places.inWords(site, query.keyphrase));
  if (!inWords) return placeFilter(places, site, query, unit);
  const { place, radius, rest } = inWords;
  const asked = { ...query, keyphrase: rest };
  if (place.kind !== 'found') {
    return { ...(await placeFilter(places, site, asked, unit)), missed: place };
  }
  return {
    query: at(asked, place, radius ?? readNear(query.filters)?.radius ?? usualRadius[unit]),
  };
}

async function placeFilter(
  places: PlaceFinder,
  site: SiteId,
  query: SearchQuery,
  unit: NearUnit,
): Promise<PlacedSearch> {
  const near = readNear(query.filters);
  if (!near) return { query: withPlace(query, []) };
  const { point, name, radius = usualRadius[unit] } = near;
  if (point) return { query: at(query, { point, name }, radius) };
  const place = await places.named(site, name);
  if (place.kind !== 'found') return { query: withPlace(query, []), missed: place };
  return { query: at(query, place, radius) };
}

function at(
  query: SearchQuery,
  { point, name }: Pick<FoundPlace & { kind: 'found' }, 'point' | 'name'>,
  radius: number,
): SearchQuery {
  return withPlace(query, valuesOfNear({ point, name, radius }));
}

/** The same search object if it has no place, as that of most addresses. */
function withPlace(query: SearchQuery, values: readonly string[]): SearchQuery {
  if (values.length === 0 && !(nearName in query.filters)) return query;
  return { ...query, filters: withValues(query.filters, nearName, values) };
}
