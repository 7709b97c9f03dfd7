import { z } from 'zod';
import { isSearchAddress, newsOf } from '#domain/cars/followedSearches.ts';
import { pagePath } from '#domain/content/pagePath.ts';
import { defaultLocale, type Site } from '#domain/sites/site.ts';
import { findSite } from '#sites/index.ts';
import { found } from '../cars/carAnswers.ts';
import { refusal } from '../http/answers.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import { type ListedSearch, type ListTools, newestCars } from './newestCars.ts';

const schema = z.object({
  site: z.string(),
  address: z.string().refine(isSearchAddress),
  since: z.iso.datetime(),
});

interface FollowedTools extends ListTools {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Answers with the `SearchNews` of the search at an address since a moment: 400 for an invalid query, 404 for an address
 * without a list of cars, 503 while the search fails. The moment is all that it learns about the visitor.
 */
export function createFollowedHandler({
  now,
  ...tools
}: FollowedTools): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = readQuery(schema, queryOf(request));
    if (!query.ok) return refusal(400, 'malformed-query');
    const site = findSite(query.value.site);
    const search = site && searchAt(site, query.value.address);
    if (!search) return refusal(404, 'unknown-site');
    const newest = await newestCars(search, tools);
    switch (newest.kind) {
      case 'missing':
        return refusal(404, 'missing');
      case 'failed':
        return refusal(503, 'unavailable');
      case 'found': {
        const news = newsOf(newest, { since: Date.parse(query.value.since), now: now() });
        return found(news, newest.isComplete ? {} : { isStale: true });
      }
    }
  };
}

/** The search at an address of a site, whose first segment may be a language. */
function searchAt(site: Site, address: string): ListedSearch | undefined {
  const { pathname, search } = new URL(address, 'http://site.internal');
  const [first, ...rest] = pathname.split('/').slice(1);
  const other = site.locales.slice(1).find((locale) => locale === first);
  const segments = other === undefined ? [first ?? '', ...rest] : rest;
  const path = segments.join('') === '' ? '/' : pagePath(segments);
  if (path === undefined) return undefined;
  return { address: { site, locale: other ?? defaultLocale(site) }, path, query: search };
}
