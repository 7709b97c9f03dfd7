import { describe, expect, test } from 'vitest';
import type { CarRecord, CarSummary } from './car.ts';
import type { ComparedCar } from './compareState.ts';
import {
  type ComparedValue,
  type CompareRowName,
  compareRowNames,
  compareTable,
  onlyDifferences,
} from './compareTable.ts';
import { testCar, testRecord } from './testing/testCar.ts';

const known = (more: Partial<CarRecord>): ComparedCar => ({ kind: 'known', car: testRecord(more) });
const brief = (more: Partial<CarSummary>): ComparedCar => ({ kind: 'brief', car: testCar(more) });

const front = { src: '/front.webp' };
const back = { src: '/back.webp' };
const noCampaign = { price: false, loan: false, privateLeasing: false, companyLeasing: false };

test('the rows are in table order and have a cell for each car', () => {
  const { rows } = compareTable([known({}), brief({}), known({})]);
  expect(rows.map(({ name }) => name)).toEqual([...compareRowNames]);
  expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([3]));
});

describe('a row', () => {
  const line = { currency: 'SEK', vat: 'with', isFrom: false } as const;
  const none = { kind: 'none' } as const;

  test.each<[CompareRowName, ComparedCar, ComparedValue]>([
    ['images', known({ images: [front, back] }), { kind: 'images', images: [front, back] }],
    ['images', brief({ image: front }), { kind: 'images', images: [front] }],
    ['images', known({ images: [] }), none],
    [
      'price',
      known({ price: { amount: 7, currency: 'SEK' } }),
      { kind: 'price', line: { ...line, kind: 'amount', amount: 7 } },
    ],
    ['price', known({}), none],
    [
      'campaign',
      known({ campaigns: ['Vår'] }),
      { kind: 'campaigns', labels: [{ kind: 'campaign', text: 'Vår' }] },
    ],
    [
      'campaign',
      known({ hasCampaign: { ...noCampaign, price: true } }),
      { kind: 'campaigns', labels: [{ kind: 'unnamed-campaign' }] },
    ],
    ['campaign', known({}), none],
    [
      'loan',
      known({ monthlyCosts: { loan: 3 } }),
      {
        kind: 'monthly-cost',
        cost: { kind: 'loan', amount: 3, currency: 'SEK', isCampaign: false },
      },
    ],
    ['loan', known({ monthlyCosts: { privateLeasing: 3 } }), none],
    ['condition', known({ isSample: true }), { kind: 'condition', condition: 'sample' }],
    [
      'condition',
      known({ condition: 'Begagnad' }),
      { kind: 'condition', condition: 'used', text: 'Begagnad' },
    ],
    ['year', known({ year: 2022 }), { kind: 'text', text: '2022' }],
    ['fuel', known({ fuel: 'El' }), { kind: 'text', text: 'El' }],
    ['fuel', known({}), none],
    ['electricRange', known({ electricRangeText: '65 km' }), { kind: 'text', text: '65 km' }],
    [
      'mileage',
      known({ mileageText: '4 500 mil', mileage: 4500 }),
      { kind: 'text', text: '4 500 mil' },
    ],
    ['mileage', known({ mileage: 0 }), { kind: 'number', value: 0 }],
    ['mileage', known({}), none],
    ['acceleration', known({ accelerationText: '8,1 s' }), { kind: 'text', text: '8,1 s' }],
  ])('of %s: %#', (name, car, cell) => {
    const row = compareTable([car]).rows.find((candidate) => candidate.name === name);
    expect(row?.cells).toEqual([cell]);
  });
});

describe('equipment', () => {
  test('includes everything that any car has, regardless of capitals and spaces', () => {
    const { equipment } = compareTable([
      known({ equipment: ['Dragkrok', 'Glastak'] }),
      known({ equipment: ['Backkamera', ' dragkrok '] }),
      brief({}),
    ]);
    expect(equipment).toEqual([
      { name: 'Dragkrok', cells: ['has', 'has', 'unknown'] },
      { name: 'Glastak', cells: ['has', 'lacks', 'unknown'] },
      { name: 'Backkamera', cells: ['lacks', 'has', 'unknown'] },
    ]);
  });

  test('is empty if no car has any', () => {
    expect(compareTable([known({}), brief({})]).equipment).toEqual([]);
  });
});

test('technical data include everything known about any car, in display order', () => {
  const { technicalData } = compareTable([
    known({ technicalData: [{ name: 'seats', text: '5' }] }),
    known({
      technicalData: [
        { name: 'power', text: '197 hk' },
        { name: 'seats', text: '7' },
      ],
    }),
    brief({}),
  ]);
  const unknown = { kind: 'unknown' };
  expect(technicalData).toEqual([
    { name: 'power', cells: [{ kind: 'none' }, { kind: 'text', text: '197 hk' }, unknown] },
    {
      name: 'seats',
      cells: [{ kind: 'text', text: '5' }, { kind: 'text', text: '7' }, unknown],
    },
  ]);
});

describe('only differences', () => {
  const seats = { name: 'seats', text: '5' } as const;
  const volvo = known({
    year: 2022,
    fuel: 'El',
    equipment: ['Krok', 'Tak'],
    technicalData: [seats, { name: 'doors', text: '5' }],
  });
  const kia = known({
    year: 2023,
    fuel: 'El',
    equipment: ['Krok'],
    technicalData: [seats, { name: 'doors', text: '3' }],
  });
  const names = (cars: readonly ComparedCar[]) => {
    const { rows, equipment, technicalData } = onlyDifferences(compareTable(cars));
    return [...rows, ...equipment, ...technicalData].map(({ name }) => name);
  };

  test('leave out equal rows', () => {
    expect(names([volvo, kia])).toEqual(['images', 'year', 'Tak', 'doors']);
  });

  test('leave out rows that differ only in unknown values', () => {
    expect(names([volvo, brief({ year: 2023, fuel: 'El' })])).toEqual(['images', 'year']);
    expect(names([volvo, kia, brief({ year: 2022, fuel: 'El' })])).toEqual([
      'images',
      'year',
      'Tak',
      'doors',
    ]);
  });

  test('of a single car are all its rows', () => {
    const table = compareTable([volvo]);
    expect(onlyDifferences(table)).toEqual(table);
  });
});
