import type { Site } from '#domain/sites/site.ts';
import { servicesPort } from './addresses.ts';

/** The platform's id of the page at a path of a Swedish site. */
export async function itemIdOf(site: Site['id'], path: string): Promise<string> {
  return (await itemAt(site, path)).id;
}

/** The first block of the start page of a Swedish site, and the id of the page. */
export async function heroOf(
  site: Site['id'],
): Promise<{ readonly itemId: string; readonly uid: string }> {
  const { id, rendered } = await itemAt(site, '/');
  return { itemId: id, uid: rendered.sitecore.route.placeholders['headless-main'][0].uid };
}

async function itemAt(site: Site['id'], path: string) {
  const query =
    'query ($site: String!, $path: String!, $language: String!) { layout(site: $site, routePath: $path, language: $language) { item { id rendered } } }';
  const answer = await fetch(`http://127.0.0.1:${servicesPort}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'forecourt-local' },
    body: JSON.stringify({ query, variables: { site, path, language: 'sv' } }),
  });
  const { data } = await answer.json();
  return data.layout.item;
}
