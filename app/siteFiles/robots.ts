import { facilityParameters } from '#domain/facilities/facilitySearch.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import type { Site } from '#domain/sites/site.ts';

/**
 * `/robots.txt` of a site. Filtered, sorted and searched lists aren't crawled: there are millions, and none
 * has anything that the list without filters lacks. Its further pages are, because they link to all entries.
 * So are the filtered lists that old addresses redirect to: a crawler that may not read them can't learn that
 * the list without filters is their canonical address.
 *
 * @param redirects - The rules of the site's table.
 */
export function robotsText(site: Site, redirects: readonly RedirectRule[]): string {
  const filters = site.indices ? filterParameters() : [];
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...filters.map((name) => `Disallow: /*?*${name}=`),
    // The longer rule wins.
    ...filteredDestinations(site, redirects, filters).map((address) => `Allow: ${address}$`),
    '',
    `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

function filterParameters(): readonly string[] {
  const names = [...allFilterNames().map(wireName), ...Object.values(facilityParameters)];
  const all = new Set([keyphraseParameter, sortParameter, ...names]);
  return [...all].filter((name) => name !== pageParameter);
}

/** The addresses with filters that the rules redirect to, as patterns of `robots.txt`. */
function filteredDestinations(
  site: Site,
  redirects: readonly RedirectRule[],
  filters: readonly string[],
): readonly string[] {
  const addresses = parseRules(redirects, site.hosts).rules.flatMap(({ destination }) => {
    const { origin, path, query } = destination;
    const names = [...new URLSearchParams(query).keys()];
    const isFiltered = origin === '' && names.some((name) => filters.includes(name));
    return isFiltered ? `${path}?${query}`.replaceAll(parameter, '*') : [];
  });
  return [...new Set(addresses)];
}

const parameter = /\{[^}]*\}/g;
