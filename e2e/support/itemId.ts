import type { Site } from '#domain/sites/site.ts';
import { servicesPort } from './addresses.ts';

/** The platform's id of the page at a path of a Swedish site. */
export async function itemIdOf(site: Site['id'], path: string): Promise<string> {
  const query =
    'query ($site: String!, $path: String!, $language: String!) { layout(site: $site, routePath: $path, language: $language) { item { id } } }';
  const answer = await fetch(`http://127.0.0.1:${servicesPort}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'forecourt-local' },
    body: JSON.stringify({ query, variables: { site, path, language: 'sv' } }),
  });
  const { data } = await answer.json();
  return data.layout.item.id;
}
