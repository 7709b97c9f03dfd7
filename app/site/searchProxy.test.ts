import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { facilityParameters } from '#domain/facilities/facilitySearch.ts';
import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { hostRewrites } from '#sites/hostRewrites.ts';
import { sites } from '#sites/index.ts';
import { config, proxy } from '../../proxy.ts';

test('the proxy matches every parameter of a search', () => {
  const keys = config.matcher.flatMap(({ has }) => has.map(({ key }) => key));
  const parameters = [
    keyphraseParameter,
    sortParameter,
    pageParameter,
    ...allFilterNames().map(wireName),
    ...Object.values(facilityParameters),
  ];
  expect(keys, 'run `npm run lists`').toEqual([...new Set(parameters)]);
});

test('the path carries the whole query', () => {
  const request = new NextRequest('https://nordvik.example/bilar?car_fuel=El&utm_source=a');
  const target = proxy(request).headers.get('x-middleware-rewrite');
  expect(target).toBe('https://nordvik.example/bilar/~/Y2FyX2Z1ZWw9RWwmdXRtX3NvdXJjZT1h');
});

test('the address of a feed keeps its query', () => {
  const request = new NextRequest('https://nordvik.example/bilar/feed.xml?car_fuel=El');
  const { headers } = proxy(request);
  expect(headers.get('x-middleware-rewrite')).toBeNull();
  expect(headers.get('x-middleware-next')).toBe('1');
});

const prefixes = sites.flatMap(({ id, locales }) => locales.slice(1).map((locale) => [id, locale]));

test.each(prefixes)(
  'a search at %s in its other language, %s, keeps the language',
  (id, locale) => {
    const request = new NextRequest(`https://a.example/${locale}/cars?keyphrase=volvo`);
    const target = proxy(request).headers.get('x-middleware-rewrite') ?? '';
    const rewrite = hostRewrites().find(
      ({ destination }) => destination === `/${id}/${locale}/:path*`,
    );
    const prefix = rewrite?.source.replace(':path*', '');
    expect(new URL(target).pathname.startsWith(prefix ?? 'no rewrite')).toBe(true);
  },
);
