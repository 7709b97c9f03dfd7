import { contentUrl } from '#domain/content/contentUrl.ts';
import type { ContentService, Route } from '#domain/content/service.ts';
import { hasWildcard, wildcard } from '#domain/content/wildcards.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { encodePath } from '#domain/http/path.ts';
import { ok, type Result } from '#domain/result.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { SitemapEntry } from './writeSitemap.ts';

/** What the sitemap of a language needs to know about its pages. */
export interface LanguagePages {
  readonly site: Site;
  readonly locale: Locale;
  readonly routes: readonly Route[];
  /** The paths below which facilities and cars have their pages; `undefined` if they have none. */
  readonly facilityPath: string | undefined;
  readonly carPath: string | undefined;
  /** Pages that search engines shouldn't list. */
  readonly hidden: readonly string[];
}

/** Loads what is known about the pages of a language. */
export async function loadLanguagePages(
  site: Site,
  locale: Locale,
  content: Pick<ContentService, 'routes' | 'dictionary' | 'siteSettings'>,
): Promise<Result<LanguagePages, UpstreamFailure>> {
  const [routes, dictionary, settings] = await Promise.all([
    content.routes(site.contentName, locale),
    content.dictionary(site.contentName, locale),
    content.siteSettings(site.contentName, locale),
  ]);
  if (!routes.ok) return routes;
  if (!dictionary.ok) return dictionary;
  if (!settings.ok) return settings;
  const { pathToSiteDetail, pathToCarDetail, pathToSavedCars } = dictionary.value;
  const paths = new Set(routes.value.map(({ path }) => path));
  const above = (path: string, below: string) => {
    const bare = path.replace(/\/+$/, '');
    return paths.has(bare + below) ? bare : undefined;
  };
  return ok({
    site,
    locale,
    routes: routes.value,
    facilityPath: above(pathToSiteDetail, `/${wildcard}`),
    carPath: above(pathToCarDetail, `/${wildcard}/${wildcard}`),
    hidden: ['/404', '/500', settings.value.notFoundPath ?? '/404', pathToSavedCars],
  });
}

/** The published pages except the stories. */
export function pageEntries(pages: LanguagePages): readonly SitemapEntry[] {
  return listed(pages)
    .filter(({ path }) => !isStory(path, pages))
    .map((route) => entry(route, pages));
}

/** The published stories. */
export function storyEntries(pages: LanguagePages): readonly SitemapEntry[] {
  return listed(pages)
    .filter(({ path }) => isStory(path, pages))
    .map((route) => entry(route, pages));
}

function isStory(path: string, { site, locale }: LanguagePages): boolean {
  const index = site.commonPages?.[locale]?.stories;
  return index !== undefined && path.startsWith(`${index}/`);
}

/** The pages with an address of their own that search engines should keep. */
function listed({ routes, hidden, site, locale }: LanguagePages): readonly Route[] {
  return routes.filter(({ path, canonicalUrl }) => {
    const own = absoluteUrl(site, localizedPath(site, locale, path));
    const isCanonical =
      canonicalUrl === undefined || (contentUrl(site, canonicalUrl) ?? own) === own;
    return isCanonical && !hidden.includes(path) && !hasWildcard(path);
  });
}

function entry({ path, updatedAt }: Route, { site, locale }: LanguagePages): SitemapEntry {
  const address = localizedPath(site, locale, encodePath(path.split('/').slice(1)));
  return { url: absoluteUrl(site, address), changedAt: updatedAt };
}

/** The pages of the facilities, with their pictures. */
export async function facilityEntries(
  { site, locale, facilityPath }: LanguagePages,
  facilities: Pick<FacilityService, 'facilities'>,
): Promise<Result<readonly SitemapEntry[], UpstreamFailure>> {
  if (facilityPath === undefined) return ok([]);
  const answer = await facilities.facilities(site.id, locale);
  if (!answer.ok) return answer;
  const place = { pathToSiteDetail: facilityPath, homePath: localizedPath(site, locale, '/') };
  return ok(
    answer.value.flatMap((facility) => {
      const href = facilityHref(facility, place);
      const image = facility.image ? contentUrl(site, facility.image) : undefined;
      return href === undefined ? [] : [{ url: absoluteUrl(site, href), image }];
    }),
  );
}
