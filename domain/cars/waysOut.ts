import type { Filters } from '../search/filters.ts';
import { withValues } from '../search/filterValues.ts';
import { loanNames } from '../search/loanTermFilters.ts';
import { type NearestFilter, nearestFilters } from '../search/nearestFilters.ts';
import type { CarSearchRequest, CarSearchResult, CarService } from './service.ts';

/**
 * From the filters that visitors give up first to those they hardly give up. A make and its model are one
 * choice.
 */
const order: readonly (readonly string[])[] = [
  ['equipment'],
  ['campaign'],
  ['campaignPrice'],
  ['color'],
  ['drive'],
  ['power'],
  ['towingWeight'],
  ['facilityName'],
  ['facility'],
  ['near'],
  ['condition'],
  ['city'],
  ['electricRange'],
  ['mileage'],
  ['year'],
  ['seats'],
  ['vatDeductible'],
  ['gearbox'],
  ['privateLeasing'],
  ['companyLeasing'],
  [...loanNames],
  ['price'],
  ['body'],
  ['fuel'],
  ['model'],
  ['brand', 'model'],
];

/**
 * The fewest filters to give up if a search finds nothing and no facet alone excludes the cars, with the number of
 * cars without them. The words of the search are kept, as the index drops them itself.
 */
export async function waysOut(
  cars: CarService,
  request: CarSearchRequest,
  { total, facets, failure }: CarSearchResult,
): Promise<readonly NearestFilter[]> {
  const { filters = {} } = request;
  const isDeadEnd = total === 0 && !failure;
  if (!isDeadEnd || nearestFilters({ filters }, facets).length > 0) return [];
  const count = async (gone: readonly string[]) => {
    const left = gone.reduce((all, name) => withValues(all, name, []), filters);
    return (await cars.search({ ...request, filters: left, facets: [], limit: 0, offset: 0 }))
      .total;
  };
  let names: readonly string[] = [];
  for (const group of groupsOf(filters)) {
    names = [...new Set([...names, ...group])];
    const found = await count(names);
    if (found > 0) return [await fewest({ names, count: found }, count)];
  }
  return [];
}

function groupsOf(filters: Filters): readonly (readonly string[])[] {
  const known = order.flat();
  const others = Object.keys(filters).filter((name) => !known.includes(name));
  return [...others.map((name) => [name]), ...order].flatMap((names) => {
    const own = names.filter((name) => filters[name] !== undefined);
    return own.length > 0 ? [own] : [];
  });
}

/** Takes back what needn't be given up, from the most important filter. */
async function fewest(
  all: NearestFilter,
  count: (gone: readonly string[]) => Promise<number>,
): Promise<NearestFilter> {
  let best = all;
  for (const name of all.names.toReversed()) {
    const names = best.names.filter((other) => other !== name);
    const found = names.length > 0 ? await count(names) : 0;
    if (found > 0) best = { names, count: found };
  }
  return best;
}
