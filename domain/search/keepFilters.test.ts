import { expect, test } from 'vitest';
import { keepFilters } from './keepFilters.ts';

test.each([
  ['', '/bilar'],
  ['?page=2', '/bilar'],
  ['?car_fuel=El&page=2', '/bilar?car_fuel=El'],
])('an address without filters taken at %j leads to %s', (search, href) => {
  expect(keepFilters('/bilar', search)).toBe(href);
});

test.each([
  ['', '/bilar?car_brand=Kia'],
  ['?car_fuel=El', '/bilar?car_fuel=El&car_brand=Kia'],
  [
    '?car_price=1&car_price=9&keyphrase=drag',
    '/bilar?car_price=1&car_price=9&keyphrase=drag&car_brand=Kia',
  ],
  ['?car_brand=Volvo&page=2', '/bilar?car_brand=Volvo&car_brand=Kia'],
  ['?car_brand=Kia', '/bilar?car_brand=Kia'],
  ['?sortName=car_price_asc', '/bilar?sortName=car_price_asc&car_brand=Kia'],
])('a make taken at %j leads to %s', (search, href) => {
  expect(keepFilters('/bilar?car_brand=Kia', search)).toBe(href);
});
