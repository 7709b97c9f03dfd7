import type { ContentService } from '#domain/content/service.ts';
import { hasWildcard, wildcard } from '#domain/content/wildcards.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { type Locale, localizedPath, type Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';

interface SitemapTools {
  readonly content: Pick<ContentService, 'paths' | 'dictionary'>;
  readonly facilities: Pick<FacilityService, 'facilities'>;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

/**
 * Answers with the sitemap of a site: its published pages in all languages, and the page of each of its
 * facilities. 503 if anything can't be loaded, because a partial sitemap would tell search engines that
 * the other pages are gone.
 */
export function createSitemapHandler(
  tools: SitemapTools,
): (site: Site | undefined) => Promise<Response> {
  return async (site) => {
    if (!site) return new Response(null, { status: 404 });
    const answers = await Promise.all(
      site.locales.map((locale) => addressesOf(site, locale, tools)),
    );
    if (answers.includes(undefined)) {
      return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    }
    const origin = `https://${site.hosts[0]}`;
    const addresses = answers.flatMap((answer) => answer ?? []);
    return new Response(sitemap(addresses.map((address) => new URL(address, origin).href)), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'max-age=3600',
      },
    });
  };
}

/** The addresses of a language, relative to the site; `undefined` if they can't be loaded. */
async function addressesOf(
  site: Site,
  locale: Locale,
  tools: SitemapTools,
): Promise<readonly string[] | undefined> {
  const answer = await tools.content.paths(site.contentName, locale);
  if (!answer.ok) return report(answer.failure, site, locale, tools);
  const pages = answer.value
    .filter((path) => path !== '/404' && !hasWildcard(path))
    .map((path) => localizedPath(site, locale, path));
  const facilities = await facilityPages(site, locale, answer.value, tools);
  return facilities && [...pages, ...facilities];
}

/** The pages of the facilities, if the site has a page for them. */
async function facilityPages(
  site: Site,
  locale: Locale,
  paths: readonly string[],
  tools: SitemapTools,
): Promise<readonly string[] | undefined> {
  const dictionary = await tools.content.dictionary(site.contentName, locale);
  if (!dictionary.ok) return report(dictionary.failure, site, locale, tools);
  const { pathToSiteDetail } = dictionary.value;
  if (!paths.includes(`${pathToSiteDetail.replace(/\/+$/, '')}/${wildcard}`)) return [];
  const answer = await tools.facilities.facilities(site.id, locale);
  if (!answer.ok) return report(answer.failure, site, locale, tools);
  const place = { pathToSiteDetail, homePath: localizedPath(site, locale, '/') };
  return answer.value.flatMap((facility) => facilityHref(facility, place) ?? []);
}

function report(
  failure: UpstreamFailure,
  site: Site,
  locale: Locale,
  { log }: SitemapTools,
): undefined {
  log(`sitemap: ${site.id} ${locale}: ${describeUpstreamFailure(failure)}`);
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
