import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { wireName } from '#domain/search/facets.ts';
import { carTeaserQuery } from './CarTeaserQuery.tsx';

test.each([
  ['a search', `${wireName('price')}=100000&${wireName('price')}=200000`, true],
  ['no search with a range that can’t be read', `${wireName('price')}=billig`, false],
])('shows the cars of %s', async (_what, query, isShown) => {
  const { markup } = await blockMarkup(
    'CarTeaserQuery',
    { PredefinedQuery: { value: query }, NumberOfCars: { value: 4 } },
    { find: () => carTeaserQuery, mode: 'normal', services: filledServices() },
  );
  expect(markup.includes('V60 B4')).toBe(isShown);
});
