import { expect, test } from 'vitest';
import { generateVehicles } from './cars/generateVehicles.ts';
import { addDays } from './day.ts';
import { nordvikSe } from './dealers/nordvikSe.ts';
import { generateSites } from './facilities/generateSites.ts';
import { cases } from './index.ts';
import { today } from './testing/demoStock.ts';

const facilities = generateSites(nordvikSe, today);

test.each([0, 40, 200])('in %i days, the same cars show the same cases', (days) => {
  const cars = new Map(
    generateVehicles(nordvikSe, addDays(today, days)).map((car) => [car.car_id, car]),
  );
  expect([...(cars.get('10100009')?.car_model_text ?? '')].length).toBeGreaterThan(288);
  const ordered = cars.get('10100080');
  expect(ordered?.car_is_sample).toBe(true);
  const place = facilities.find(({ site_id }) => site_id === ordered?.car_site_id);
  expect(place).toBeDefined();
  expect(place?.site_departments.filter(({ group }) => group === 'New cars')).toEqual([]);
});

test('one facility has a department for the vans of Fiat', () => {
  const codes = facilities.flatMap(({ slug, site_departments }) =>
    site_departments.flatMap(({ brands }) => brands.map(({ brand_code }) => [slug, brand_code])),
  );
  expect(codes.filter(([, code]) => code === 'FI_TR')).toEqual([
    ['nordvik-orebro-byggverkstad', 'FI_TR'],
  ]);
});

test('each case is at the address of a car, a list or a facility', () => {
  const ends = cases.map(({ where }) => where.slice(where.lastIndexOf('/') + 1));
  expect(ends).toEqual([
    '10100009',
    '10100011',
    '10100012',
    '10100080',
    'bilar-i-lager?car_vat_eligible=true',
    'nordvik-orebro-byggverkstad',
  ]);
  expect(facilities.map(({ slug }) => slug)).toContain('nordvik-orebro-byggverkstad');
});
