import { carListFields } from '#blocks/CarList/CarList.fields.ts';
import { configuredList } from '#blocks/CarList/configuredList.ts';
import { listName } from '#blocks/CarList/listName.ts';
import type { CarSummary } from '#domain/cars/car.ts';
import type { PlaceFinder } from '#domain/cars/findPlace.ts';
import type { CarService } from '#domain/cars/service.ts';
import { canonicalPath } from '#domain/content/canonicalPath.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type FieldValues, parseFields } from '#domain/content/fields.ts';
import type { Page, Placeholders, Rendering } from '#domain/content/page.ts';
import type { ContentService } from '#domain/content/service.ts';
import { wildcardsOf } from '#domain/content/wildcards.ts';
import { encodePath } from '#domain/http/path.ts';
import { searchAddress } from '#domain/search/feedAddress.ts';
import { nearUnit } from '#domain/search/near.ts';
import { readTypedSearch } from '#domain/search/typedSearch.ts';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { carListWords } from '#features/cars/list/carListWords.ts';
import { type LoadedCarList, loadCarList } from '#features/cars/list/loadCarList.ts';
import { searchName } from '#features/cars/list/searchName.ts';
import { createCompleteness } from '../page/completeness.ts';
import type { SiteAddress } from '../site/siteAddress.ts';

/** Where the lists of a site and their cars come from. */
export interface ListTools {
  readonly content: Pick<ContentService, 'page' | 'dictionary'>;
  readonly cars: CarService;
  readonly places: PlaceFinder;
}

/** A search in a list of cars. */
export interface ListedSearch {
  readonly address: SiteAddress;
  /** The path of the list's page within site and language, not escaped. */
  readonly path: string;
  /** The query of its address. */
  readonly query: string;
}

/** The newest cars of a search. */
export interface NewestCars {
  /** The name of the search: what the list contains, with words and filters. */
  readonly name: string;
  /** The address of the search in its normal form, relative to the host. */
  readonly href: string;
  /** The first page of the list, the newest cars first. */
  readonly cars: readonly CarSummary[];
  /** The number of all cars that the search finds. */
  readonly total: number;
  readonly dictionary: Dictionary;
  /** Whether nothing is missing or from an earlier answer. */
  readonly isComplete: boolean;
}

export type NewestCarsAnswer =
  | ({ readonly kind: 'found' } & NewestCars)
  /** The page has no list of cars, or its path names none. */
  | { readonly kind: 'missing' }
  /** The client of the upstream that failed has already logged it. */
  | { readonly kind: 'failed' };

/**
 * The cars that the list at an address shows on its first page if it is sorted by date: read as the list itself reads its
 * address, and with the same questions, so that they are answered from the same caches.
 */
export async function newestCars(
  search: ListedSearch,
  { content, cars, places }: ListTools,
): Promise<NewestCarsAnswer> {
  const { site, locale } = search.address;
  if (!cars.hasCars(site.id)) return { kind: 'missing' };
  const { watch, isComplete } = createCompleteness();
  const [page, dictionary] = await Promise.all([
    watch(content.page({ site: site.contentName, language: locale, path: search.path })),
    watch(content.dictionary(site.contentName, locale)),
  ]);
  if (!page.ok) return { kind: 'failed' };
  if (!dictionary.ok) return { kind: 'failed' };
  const list = page.value && listOn(page.value);
  if (!list) return { kind: 'missing' };
  const watched = {
    ...cars,
    search: (request) => watch(cars.search(request)),
  } satisfies CarService;
  const loaded = await loadNewest(search, list, { cars: watched, places });
  if (loaded.isPathKnown === false) return { kind: 'missing' };
  if (!loaded.part) return { kind: 'failed' };
  const { value: texts } = dictionary;
  return {
    kind: 'found',
    ...describe(search, list, loaded, texts),
    cars: loaded.part.cars,
    total: loaded.part.total,
    dictionary: texts,
    isComplete: isComplete(),
  };
}

/** The order of the cars, whatever the address says. */
const newestFirst = { sortNames: ['published-asc'] } as const;

/** A list of cars as placed on a page. */
interface PlacedList {
  readonly page: Page;
  readonly fields: FieldValues<typeof carListFields>;
}

/** The first list of cars on a page. */
function listOn(page: Page): PlacedList | undefined {
  const rendering = findList(page.placeholders);
  return rendering && { page, fields: parseFields(carListFields, rendering.fields).values };
}

function findList(placeholders: Placeholders): Rendering | undefined {
  for (const rendering of Object.values(placeholders).flat()) {
    const found =
      rendering.componentName === 'CarList' ? rendering : findList(rendering.placeholders);
    if (found) return found;
  }
  return undefined;
}

function loadNewest(
  { address: { site }, path, query }: ListedSearch,
  { page, fields }: PlacedList,
  { cars, places }: Pick<ListTools, 'cars' | 'places'>,
): Promise<LoadedCarList> {
  return loadCarList(cars, places, {
    site: site.id,
    languages: wordLanguages(site.locales),
    list: { ...configuredList(fields, site.financeQuote !== undefined), ...newestFirst },
    pathNames: fields.pathFilters,
    segments: wildcardsOf(page.itemPath, path),
    search: searchAddress('', readTypedSearch(query, newestFirst)),
    unit: nearUnit(site.distanceUnit),
  });
}

function describe(
  { address: { site, locale }, path, query: asked }: ListedSearch,
  { page, fields }: PlacedList,
  loaded: LoadedCarList,
  dictionary: Dictionary,
): Pick<NewestCars, 'name' | 'href'> {
  const { query, part, pathFilters, pathSegments } = loaded;
  const { currency, distanceUnit, country } = site;
  const words = carListWords({ locale, currency, distanceUnit, country, dictionary }, loaded);
  const title = listName(fields, pathFilters, page.fields.metaTitle || page.displayName);
  const canonical = canonicalPath(page.itemPath, path, pathSegments) ?? path;
  const href = localizedPath(site, locale, encodePath(canonical.split('/').slice(1)));
  return {
    name: searchName(title, { query, facets: part?.facets ?? [], words }),
    // As it was asked: the list limits ranges to those of its stock, which change, and a feed keeps its address.
    href: searchAddress(href, readTypedSearch(asked, newestFirst)),
  };
}
