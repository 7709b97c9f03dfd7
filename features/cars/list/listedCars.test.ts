import { expect, test } from 'vitest';
import { compareTable } from '#domain/cars/compareTable.ts';
import { campaignLabels } from '#domain/cars/labels.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { cardFacts, cardVersion } from '../card/cardFacts.ts';
import { listedCars } from './listedCars.ts';

const car = testCar({
  body: 'Kombi',
  color: 'Blå',
  drive: 'Fyrhjulsdrift',
  year: 2024,
  fuel: 'Bensin',
  gearbox: 'Automat',
  version: 'B4 Core',
  mileage: 1_200,
  mileageText: '1 200 mil',
  odometer: { value: 12_000, unit: 'km' },
  accelerationText: '7,2 s',
  condition: 'Begagnad',
  registrationNumber: 'MLB 210',
  chassisNumber: 'YV1ZW2540L1000000',
  publishedAt: '2026-11-01',
  price: { amount: 300_000, former: 320_000, currency: 'SEK', title: 'Pris' },
  monthlyCosts: { loan: 3_000 },
  campaigns: ['Höst'],
  image: { src: '/a.webp' },
  facility: { id: '1', name: 'Nordvik Umeå', city: 'Umeå', region: 'Norr' },
});

const part = { cars: [car], total: 1, facets: [] };

test('the data of a list lack what identifies or describes a car elsewhere', () => {
  const { cars, ...others } = listedCars(part);
  expect(others).toEqual({ total: 1, facets: [] });
  const text = JSON.stringify(cars);
  for (const unseen of ['MLB 210', 'YV1ZW', '12000', '2026-11', 'Norr', 'Kombi', 'Blå']) {
    expect(text).not.toContain(unseen);
  }
});

test.each([
  ['V60 B4 Core', 'B4 Core', undefined],
  ['V60 B4', 'B4 Core', 'B4 Core'],
  ['V60', 'B4 Core', 'B4 Core'],
  ['V60', undefined, undefined],
  ['V60 B4', undefined, undefined],
])('of %s and the version %s, the data have the version %s', (modelText, version, sent) => {
  const whole = testCar({ model: 'V60', modelText, version });
  const [listed = whole] = listedCars({ ...part, cars: [whole] }).cars;
  expect(listed.version).toBe(sent);
  expect(cardVersion(listed)).toBe(cardVersion(whole));
});

test.each([
  ['1 200 mil', undefined],
  [undefined, 1_200],
])('beside the text %s, the data have the mileage %s', (mileageText, sent) => {
  const [listed] = listedCars({ ...part, cars: [testCar({ mileage: 1_200, mileageText })] }).cars;
  expect(listed?.mileage).toBe(sent);
});

test('cards and comparisons show the same', () => {
  const [listed = testCar({})] = listedCars(part).cars;
  expect(cardFacts(listed)).toEqual(cardFacts(car));
  expect(cardVersion(listed)).toBe(cardVersion(car));
  expect(campaignLabels(listed)).toEqual(campaignLabels(car));
  expect(listed.facility.city).toBe('Umeå');
  const tableOf = (shown: typeof car) => compareTable([{ kind: 'brief', car: shown }]);
  expect(tableOf(listed)).toEqual(tableOf(car));
});
