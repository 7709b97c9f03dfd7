import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { allFilterNames } from './facets.ts';
import { carFeedAddress, isCarFeed, searchAddress } from './feedAddress.ts';
import { boundQuery, readSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

test.each([
  ['/', '/feed.xml'],
  ['/en', '/en/feed.xml'],
  ['/bilar', '/bilar/feed.xml'],
  ['/bilar?car_fuel=El&keyphrase=a%3Fb', '/bilar/feed.xml?car_fuel=El&keyphrase=a%3Fb'],
])('the feed of %s', (address, feed) => {
  expect(carFeedAddress(address)).toBe(feed);
});

test.each([
  ['/bilar/feed.xml', true],
  ['/feed.xml', true],
  ['/bilar', false],
  ['/bilar/feed.xml/volvo', false],
  ['/bilar/xfeed.xml', false],
  ['/feed-sv.xml', false],
])('%s: %s', (path, isFeed) => {
  expect(isCarFeed(path)).toBe(isFeed);
});

const options = { sortNames: ['published-asc', 'price-asc'] };
const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  keyphrase: anyText({ maxLength: 100 }),
  filters: fc.dictionary(
    fc.constantFrom(...allFilterNames()),
    fc.array(fc.oneof(fc.nat().map(String), anyText({ maxLength: 30 })), { maxLength: 4 }),
  ),
  page: fc.nat({ max: 19 }),
  sortName: fc.constantFrom(...options.sortNames),
});

describe('the address of any search', () => {
  const searchOf = (address: string) =>
    readSearchQuery(new URL(address, 'https://a.example').search, options);

  propertyTest.prop([anyQuery])('leads to its words and filters', (query) => {
    const { keyphrase, filters } = boundQuery(query, options);
    const address = searchAddress('/bilar', query);
    expect(searchOf(address)).toEqual({ keyphrase, filters, page: 0, sortName: 'published-asc' });
    expect(searchOf(carFeedAddress(address))).toEqual(searchOf(address));
  });

  propertyTest.prop([anyQuery])('is the same for the same search', (query) => {
    const address = searchAddress('/bilar', query);
    expect(searchAddress('/bilar', searchOf(address))).toBe(address);
    expect(searchAddress('/bilar', { ...query, page: 3, sortName: 'price-asc' })).toBe(address);
  });

  propertyTest.prop([anyQuery])('has a feed at a path of its own', (query) => {
    const address = searchAddress('/bilar', query);
    const { pathname, search } = new URL(carFeedAddress(address), 'https://a.example');
    expect(isCarFeed(pathname)).toBe(true);
    expect(`/bilar${search}`).toBe(address);
  });
});
