import { describe, expect, test } from 'vitest';
import { chooseFacilities, type Facility, isWorkshop, phoneHref } from './facility.ts';

function facility(id: string, ...groups: string[]): Facility {
  const departments = groups.map((group) => ({ group, email: '' }));
  const unknown = { street: '', zip: '', city: '', phone: '', email: '' };
  return { id, slug: id, name: id, ...unknown, departments };
}

const [a, b, c] = [facility('1'), facility('2'), facility('3')] as const;

describe('the facilities an editor chose', () => {
  test.each([
    ['all where none is named', [], [a, b, c]],
    ['those named, in that order', ['3', '1'], [c, a]],
    ['without those that aren’t there', ['9', '2'], [b]],
    ['none where none of the named is there', ['9'], []],
  ])('%s', (_what, ids, chosen) => {
    expect(chooseFacilities([a, b, c], ids)).toEqual(chosen);
  });
});

test.each([
  [['Workshop'], true],
  [['Sales', 'Workshop'], true],
  [['Sales'], false],
  [[], false],
])('with departments %j cars are mended: %s', (groups, expected) => {
  expect(isWorkshop(facility('1', ...groups))).toBe(expected);
});

test.each([
  ['08-465 004 10', 'tel:0846500410'],
  ['+46 (0)8 465 004 10', 'tel:+46846500410'],
  ['', undefined],
  ['växeln', undefined],
])('%j is called at %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
