import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import type { Site } from '#domain/sites/site.ts';

/**
 * `/robots.txt` of a site. Filtered, sorted and searched lists aren't crawled: there are millions, and none
 * has a car that the list without filters lacks. Its further pages are, because they link to all cars.
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
  return [keyphraseParameter, sortParameter, ...allFilterNames().map(wireName)];
}
