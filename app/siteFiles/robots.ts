import { facilityParameters } from '#domain/facilities/facilitySearch.ts';
import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import type { Site } from '#domain/sites/site.ts';

/**
 * `/robots.txt` of a site. Filtered, sorted and searched lists aren't crawled: there are millions, and none
 * has anything that the list without filters lacks. Its further pages are, because they link to all entries.
 */
export function robotsText(site: Site): string {
  const filters = site.indices ? filterParameters() : [];
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...filters.map((name) => `Disallow: /*?*${name}=`),
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
