import {
  type FollowedSearch,
  newsOf,
  writeFollowedSearches,
} from '#domain/cars/followedSearches.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';

/** The moment of the last visit in stories. One of the example cars came after it. */
export const lastVisit = '2026-03-03T12:00:00.000Z';

/** A followed search of stories. */
export function followed(address: string, name: string): FollowedSearch {
  return { address, name, visitedAt: lastVisit };
}

interface DeviceOptions {
  /** Status of the API's answers, if they fail. */
  readonly failing?: number;
}

/** A device on which searches are followed, and a working API, as a `beforeEach`. */
export function followingDevice(
  searches: readonly FollowedSearch[],
  { failing }: DeviceOptions = {},
) {
  return () => {
    const { fetch } = window;
    // The stories of a file may start from another device.
    localStorage.removeItem('followedSearches');
    if (searches.length > 0) {
      localStorage.setItem('followedSearches', writeFollowedSearches(searches));
    }
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (url.pathname !== '/api/cars/followed') return fetch(input, init);
      return failing === undefined
        ? answer(url)
        : Promise.resolve(Response.json({ failure: 'x' }, { status: failing }));
    };
    return () => {
      window.fetch = fetch;
      localStorage.removeItem('followedSearches');
    };
  };
}

async function answer({ searchParams }: URL): Promise<Response> {
  const [, query = ''] = (searchParams.get('address') ?? '').split('?');
  const { keyphrase, filters } = readSearchQuery(query, { sortNames: [] });
  const found = await exampleCarService.search({
    site: 'nordvik-se',
    keyphrase,
    filters,
    sortName: 'published-asc',
    limit: 48,
  });
  const since = Date.parse(searchParams.get('since') ?? '');
  return Response.json(newsOf(found, { since, now: Date.parse('2027-01-01') }));
}
