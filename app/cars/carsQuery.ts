import { z } from 'zod';
import { type CarsQuestion, carsParameters } from '#domain/search/carsAddress.ts';
import { filterRow, isRangeFacetName, isSortName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import {
  carListPageSize,
  firstPageWith,
  maxPageIndex,
  maxPagesAtOnce,
} from '#domain/search/paging.ts';
import { rangeOfValues } from '#domain/search/rangeFacets.ts';
import { boundFilters } from '#domain/search/searchAddress.ts';
import { readTypedSearch } from '#domain/search/typedSearch.ts';
import { readAs } from '../http/readRequest.ts';

/** No list has more fixed filters, and `boundFilters` would silently drop the rest. */
const maxFixedValues = 100;

const names = z.string().transform((text) => [...new Set(text.split(',').filter(Boolean))]);

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  facets: names
    .refine((all) => all.every(knownFacet))
    .transform((all) => all.flatMap((name) => knownFacet(name) ?? [])),
  sortNames: names.refine((all) => all.every(isSortName)),
  fromPage: z.coerce.number().int().min(0).max(maxPageIndex).optional(),
  pageSize: z.coerce.number().int().min(0).max(carListPageSize).default(carListPageSize),
});

const fixedSchema = z
  .record(
    z.string().refine((name) => filterRow(name) !== undefined),
    z.array(z.string().trim().min(1).max(200)),
  )
  .refine((fixed) => Object.values(fixed).flat().length <= maxFixedValues)
  .refine((fixed) => Object.entries(fixed).every(isWhole));

/** A request from the browser for cars of a list. */
export interface CarsQuery extends CarsQuestion {
  readonly fromPage: number;
  readonly pageSize: number;
}

/** Parses the query; `undefined` if it is invalid. */
export function parseCarsQuery(search: URLSearchParams): CarsQuery | undefined {
  const entries = Object.entries(carsParameters).map(([key, name]) => [key, search.get(name)]);
  const read = readAs(schema, Object.fromEntries(entries.filter(([, value]) => value !== null)));
  const fixed = readAs(fixedSchema, fixedIn(search));
  if (!read.ok || !fixed.ok) return undefined;
  const { facets, sortNames, ...question } = read.value;
  const query = readTypedSearch(search.toString(), { sortNames });
  const { fromPage = firstPageWith(query.page) } = question;
  if (fromPage > query.page || query.page - fromPage >= maxPagesAtOnce) return undefined;
  const bound = boundFilters(fixed.value, Object.keys(fixed.value));
  return { ...question, fromPage, list: { facets, sortNames, fixed: bound }, query };
}

function fixedIn(search: URLSearchParams): Filters {
  const prefix = carsParameters.fixedPrefix;
  const keys = [...search.keys()].filter((key) => key.startsWith(prefix));
  return Object.fromEntries(keys.map((key) => [key.slice(prefix.length), search.getAll(key)]));
}

/** Half a range would be ignored, and the list would contain more than requested. */
function isWhole([name, values]: [string, readonly string[]]): boolean {
  return !isRangeFacetName(name) || rangeOfValues(values) !== undefined;
}
