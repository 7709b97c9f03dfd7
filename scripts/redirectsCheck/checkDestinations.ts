import type { CarLookup, CarService } from '#domain/cars/service.ts';
import { createLinkCheck, type SitePages } from '#domain/content/checkLinks.ts';
import type { Placeholders } from '#domain/content/page.ts';
import type { ContentService } from '#domain/content/service.ts';
import { fitsWildcards, hasWildcard, wildcardsOf } from '#domain/content/wildcards.ts';
import type { FacilityLookup, FacilityService } from '#domain/facilities/service.ts';
import { decodePath } from '#domain/http/path.ts';
import type { RedirectDestination } from '#domain/redirects/redirectRule.ts';
import type { Facet } from '#domain/search/facet.ts';
import { allFilterNames } from '#domain/search/facets.ts';
import { filtersOfPath } from '#domain/search/pathFilters.ts';
import { allValueFacets, resolveFilters } from '#domain/search/resolveFilters.ts';
import { readTypedSearch } from '#domain/search/typedSearch.ts';
import { defaultLocale, type Locale, type Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';

/** Where the pages, cars and facilities of a site are looked up. */
export interface CheckedUpstreams {
  readonly content: Pick<ContentService, 'page'>;
  readonly cars: CarService;
  readonly facilities: Pick<FacilityService, 'facility'>;
}

/** Returns why a destination leads nowhere, or `undefined`. */
export type DestinationCheck = (destination: RedirectDestination) => Promise<string | undefined>;

/** Checks the destinations of a site's redirects. Those at other sites are not checked. */
export async function createDestinationCheck(
  pages: SitePages,
  upstreams: CheckedUpstreams,
): Promise<DestinationCheck> {
  const { site } = pages;
  const facets = await valuesInIndex(site, upstreams);
  return async ({ origin, path, query }) => {
    if (origin !== '') return undefined;
    const { locale, local } = splitLocale(path, site);
    if (path.includes('{')) return noPageLike(local, pages.paths.get(locale));
    return (
      createLinkCheck(pages, locale)(path) ??
      unknownFilters(query, facets) ??
      (await problemOfPage({ site, locale, path: local, facets }, upstreams))
    );
  };
}

/** Parameters of a path can have any value, so it's enough that some page fits. */
function noPageLike(path: string, pages: ReadonlySet<string> | undefined): string | undefined {
  const texts = path.split(/\{[^}]*\}/).map((text) => RegExp.escape(text));
  const shape = new RegExp(`^${texts.join('[^/]+')}$`);
  const isOpen = (page: string) =>
    hasWildcard(page) && fitsWildcards(page, path.replaceAll(/[{}]/g, ''));
  const fits = [...(pages ?? [])].some((page) => shape.test(page) || isOpen(page));
  return fits ? undefined : `there is no page like ${path}`;
}

async function valuesInIndex(site: Site, { cars }: CheckedUpstreams): Promise<readonly Facet[]> {
  if (!cars.hasCars(site.id)) return [];
  return (await cars.search({ site: site.id, facets: allValueFacets, limit: 0 })).facets;
}

function unknownFilters(query: string, facets: readonly Facet[]): string | undefined {
  const { filters } = readTypedSearch(query, { sortNames: [] });
  const [unknown] = resolveFilters(filters, facets).unknown;
  return unknown && `no car has ${unknown.name} ${unknown.value}`;
}

function splitLocale(
  path: string,
  site: Site,
): { readonly locale: Locale; readonly local: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const locale = site.locales.slice(1).find((candidate) => candidate === first);
  return locale ? { locale, local: rest || '/' } : { locale: defaultLocale(site), local: path };
}

interface Place {
  readonly site: Site;
  readonly locale: Locale;
  readonly path: string;
  readonly facets: readonly Facet[];
}

/** Looks up what a page with open segments shows at this address. */
async function problemOfPage(
  { site, locale, path, facets }: Place,
  { content, cars, facilities }: CheckedUpstreams,
): Promise<string | undefined> {
  const decoded = `/${(decodePath(path) ?? []).join('/')}`;
  const address = { site: site.contentName, language: locale, path: decoded };
  const answer = await content.page(address);
  if (!answer.ok) return describeUpstreamFailure(answer.failure);
  if (!answer.value) return `there is no page ${path}`;
  const { itemPath, placeholders } = answer.value;
  if (!hasWildcard(itemPath)) return undefined;
  const values = wildcardsOf(itemPath, decoded);
  const [first = ''] = values;
  if (hasBlock(placeholders, 'CarDetail')) {
    return problemOfLookup(await cars.car(site.id, first), `car ${first}`);
  }
  if (hasBlock(placeholders, 'FacilityDetail')) {
    return problemOfLookup(await facilities.facility(site.id, locale, first), `facility ${first}`);
  }
  const limits = { names: allFilterNames(), maxSegments: values.length };
  const isKnown = filtersOfPath(values, limits, facets).kind === 'known';
  return isKnown ? undefined : `no car has ${values.join(' and ')}`;
}

function problemOfLookup(lookup: CarLookup | FacilityLookup, what: string): string | undefined {
  if (lookup.kind === 'failed') return `${what}: ${describeUpstreamFailure(lookup.failure)}`;
  return lookup.kind === 'found' ? undefined : `there is no ${what}`;
}

function hasBlock(placeholders: Placeholders, name: string): boolean {
  return Object.values(placeholders)
    .flat()
    .some((block) => block.componentName === name || hasBlock(block.placeholders, name));
}
