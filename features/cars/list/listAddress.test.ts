import { expect, test } from 'vitest';
import { clearedHref, hrefWithout } from './listAddress.ts';

const setup = {
  place: {
    site: 'nordvik-se',
    locale: 'sv',
    list: { facets: [], sortNames: ['published-asc', 'price-asc'], fixed: {} },
  },
  path: '/bilar/volvo',
  basePath: '/bilar',
  search: 'car_model=V60&utm_source=mail',
} as const;
const query = {
  keyphrase: 'drag',
  filters: { model: ['V60'], fuel: ['El'] },
  page: 3,
  sortName: 'price-asc',
};

test('clearing all filters clears those of the path too', () => {
  expect(clearedHref(setup, query)).toBe('/bilar?utm_source=mail&sortName=car_price_asc');
});

test('a brand of the path is removed with the models of the query', () => {
  const chip = { text: 'Volvo', childName: 'model', path: '/bilar' };
  expect(hrefWithout(chip, setup, query)).toBe(
    '/bilar?utm_source=mail&keyphrase=drag&car_fuel=El&sortName=car_price_asc',
  );
});

test('another filter of the path is removed alone', () => {
  const chip = { text: 'Automat', path: '/bilar/volvo' };
  expect(hrefWithout(chip, setup, query)).toContain('car_model=V60&car_fuel=El');
});
