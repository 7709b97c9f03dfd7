import { describe, expect, test } from 'vitest';
import {
  chooseFacilities,
  type Facility,
  isWorkshop,
  mailHref,
  mapHref,
  routeHref,
  schedulesOf,
} from './facility.ts';
import { testDepartment, testFacility } from './testing/testFacility.ts';

function facility(id: string, ...groups: string[]): Facility {
  const departments = groups.map((group) => ({
    group,
    name: group,
    phone: '',
    email: '',
    brands: [],
    number: '',
    staff: [],
  }));
  const unknown = { street: '', zip: '', city: '', phone: '', email: '' };
  return { id, slug: id, name: id, ...unknown, brands: [], departments };
}

const [a, b, c] = [facility('1'), facility('2'), facility('3')] as const;

describe('the facilities an editor chose', () => {
  test.each([
    ['all, if none is listed', [], [a, b, c]],
    ['the listed ones, in that order', ['3', '1'], [c, a]],
    ['without unknown ones', ['9', '2'], [b]],
    ['none, if all listed ones are unknown', ['9'], []],
  ])('%s', (_what, ids, chosen) => {
    expect(chooseFacilities([a, b, c], ids)).toEqual(chosen);
  });
});

test.each([
  [['Workshop'], true],
  [['Sales', 'Workshop'], true],
  [['Sales'], false],
  [[], false],
])('with departments %j there is a workshop: %s', (groups, expected) => {
  expect(isWorkshop(facility('1', ...groups))).toBe(expected);
});

describe.each([
  ['the map link of', mapHref, 'https://www.google.com/maps/search/', 'query'],
  ['the way to', routeHref, 'https://www.google.com/maps/dir/', 'destination'],
])('%s a facility', (_what, hrefOf, address, parameter) => {
  const named = { ...facility('1'), name: 'Nordvik Luleå' };

  test.each([
    [{ street: 'Banvägen 22', city: 'Luleå' }, 'Nordvik Luleå, Banvägen 22, Luleå'],
    [{ street: 'Banvägen 22' }, 'Nordvik Luleå, Banvägen 22'],
    [{ city: 'Luleå' }, 'Nordvik Luleå, Luleå'],
    [{ zip: '973 45' }, 'Nordvik Luleå, 973 45'],
  ])('with %j leads to its name and address', (known, place) => {
    const href = new URL(hrefOf({ ...named, ...known }) ?? '');
    expect(href.origin + href.pathname).toBe(address);
    // Without it, the address shows no place.
    expect(href.searchParams.get('api')).toBe('1');
    expect(href.searchParams.get(parameter)).toBe(place);
  });

  test('is undefined if only its name is known', () => {
    expect(hrefOf(named)).toBeUndefined();
    expect(hrefOf(facility('1'))).toBeUndefined();
  });
});

test('departments with the same hours have one schedule', () => {
  const hours = { week: [{ weekday: 1, span: { opens: '09:00', closes: '18:00' }, text: '' }] };
  const late = { week: [{ weekday: 1, span: { opens: '09:00', closes: '20:00' }, text: '' }] };
  const departments = [hours, late, hours].map((each) =>
    testDepartment({ schedule: { ...each, deviations: [] } }),
  );
  expect(schedulesOf(testFacility({ departments }))).toEqual([
    { ...hours, deviations: [] },
    { ...late, deviations: [] },
  ]);
});

test('a department without hours has no schedule', () => {
  expect(schedulesOf(testFacility({ departments: [testDepartment({})] }))).toEqual([]);
});

test.each([
  ['lulea@nordvik.example', 'mailto:lulea@nordvik.example'],
  ['', undefined],
  ['via växeln', undefined],
  ['a@b@c', undefined],
])('%j is written to at %j', (email, href) => {
  expect(mailHref(email)).toBe(href);
});
