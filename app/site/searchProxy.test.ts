import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { filterNames } from '#domain/search/filterValues.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import { config, proxy } from '../../proxy.ts';

test('every parameter of a search leads to a page of its own', () => {
  const keys = config.matcher.flatMap(({ has }) => has.map(({ key }) => key));
  const parameters = [
    keyphraseParameter,
    sortParameter,
    pageParameter,
    ...filterNames(knownFacets),
  ];
  expect(new Set(keys)).toEqual(new Set(parameters));
  expect(keys).toHaveLength(parameters.length);
});

test('the whole query travels in the path', () => {
  const request = new NextRequest('https://nordvik.example/bilar?car_fuel=El&utm_source=a');
  const target = proxy(request).headers.get('x-middleware-rewrite');
  expect(target).toBe('https://nordvik.example/~/Y2FyX2Z1ZWw9RWwmdXRtX3NvdXJjZT1h/bilar');
});
