import { expect, test } from 'vitest';
import type { BookedOffering } from './bookingRequest.ts';
import { type BookableCategories, invalidOfferings } from './invalidOfferings.ts';

const offering = { isAvailable: true, allowUserInput: false };

const offered: BookableCategories = {
  services: [
    {
      offerings: [
        { ...offering, code: 'originalservice' },
        { ...offering, code: 'oljebyte' },
        { ...offering, code: 'kamrem', isAvailable: false },
        { ...offering, code: 'felsokning', allowUserInput: true },
        { ...offering, code: 'dackbyte', unitPrice: { minimum: 2, maximum: 4 } },
      ],
    },
  ],
  addons: [
    {
      selectionType: 'single',
      offerings: [
        { ...offering, code: 'lanebil' },
        { ...offering, code: 'cykel' },
      ],
    },
    { offerings: [{ ...offering, code: 'tvatt' }] },
  ],
};

function invalid(mileage: number, ...requests: readonly Partial<BookedOffering>[]) {
  const all = requests.map((request) => ({
    offeringCode: 'oljebyte',
    unitsSelected: 1,
    userInput: '',
    ...request,
  }));
  return invalidOfferings({ mileage, serviceOfferingRequests: all }, offered);
}

test.each<[string, readonly Partial<BookedOffering>[]]>([
  ['a service', [{}]],
  [
    'a service with an add-on of each category',
    [{}, { offeringCode: 'cykel' }, { offeringCode: 'tvatt' }],
  ],
  ['the smallest quantity', [{ offeringCode: 'dackbyte', unitsSelected: 2 }]],
  ['the largest quantity', [{ offeringCode: 'dackbyte', unitsSelected: 4 }]],
  ['a service with its message', [{ offeringCode: 'felsokning', userInput: 'Det skramlar' }]],
])('%s can be booked', (_what, requests) => {
  expect(invalid(0, ...requests)).toEqual([]);
});

test('the service by mileage needs a mileage', () => {
  const service = { offeringCode: 'originalservice' };
  expect(invalid(1, service)).toEqual([]);
  expect(invalid(0, service)).toEqual(['mileage']);
});

const first = (part: string) => [`serviceOfferingRequests.0.${part}`];
const second = (part: string) => [`serviceOfferingRequests.1.${part}`];

test.each<[string, readonly Partial<BookedOffering>[], readonly string[]]>([
  ['an unknown add-on', [{}, { offeringCode: 'guld' }], second('offeringCode')],
  ['an unavailable service', [{}, { offeringCode: 'kamrem' }], second('offeringCode')],
  ['a service twice', [{}, {}], second('offeringCode')],
  [
    'two of a single choice',
    [{}, { offeringCode: 'cykel' }, { offeringCode: 'lanebil' }],
    ['serviceOfferingRequests.2.offeringCode'],
  ],
  ['too few', [{ offeringCode: 'dackbyte', unitsSelected: 1 }], first('unitsSelected')],
  ['too many', [{ offeringCode: 'dackbyte', unitsSelected: 5 }], first('unitsSelected')],
  ['a quantity where there is none', [{ unitsSelected: 2 }], first('unitsSelected')],
  ['no message where one is needed', [{ offeringCode: 'felsokning' }], first('userInput')],
  ['a blank message', [{ offeringCode: 'felsokning', userInput: ' \u00a0' }], first('userInput')],
  ['an add-on without a service', [{ offeringCode: 'tvatt' }], ['serviceOfferingRequests']],
])('%s is named', (_what, requests, expected) => {
  expect(invalid(0, ...requests)).toEqual(expected);
});
