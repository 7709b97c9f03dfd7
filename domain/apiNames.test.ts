import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { apiNames } from './apiNames.ts';

const names = apiNames({ treadDepth: 'threadDepth', workshopId: 'erpId' });
const own = { tires: [{ wheel: { treadDepth: 2 } }], at: { workshopId: '7' }, note: null };
const api = { tires: [{ wheel: { threadDepth: 2 } }], at: { erpId: '7' }, note: null };

test('members are renamed at any depth', () => {
  expect(names.toApi(own)).toEqual(api);
  expect(names.fromApi(api)).toEqual(own);
});

test('the API has one name for a member', () => {
  expect(names.fromApi({ workshopId: '7', erpId: '8' })).toEqual({ workshopId: '8' });
  expect(names.fromApi({ workshopId: '7' })).toEqual({});
});

test('a member is named as in the API', () => {
  expect(names.nameOf('workshopId')).toBe('erpId');
  expect(names.nameOf('note')).toBe('note');
  expect(names.nameOf('constructor')).toBe('constructor');
});

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('treadDepth', 'workshopId', 'name', '__proto__'), tie('value')),
  ),
})).value;

propertyTest.prop([json])('what is written can be read', (value) => {
  expect(names.fromApi(names.toApi([value]))).toEqual([value]);
});
