import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  boxAfterKey,
  enterText,
  eraseDigit,
  joinCode,
  pasteText,
  splitCode,
} from './codeDigits.ts';

test.each([
  ['1234', '1234', 'end'],
  ['12345', '1234', 'end'],
  ['a1b2', '12', 2],
  ['１２３４', '1234', 'end'],
  [' 12 34\n', '1234', 'end'],
  ['12', '12', 2],
  ['kod', '', 0],
  ['🚗🚗12', '12', 2],
  ['', '', 0],
])('%j pasted into empty boxes gives %j', (text, code, focus) => {
  const entry = pasteText(splitCode('', 4), text);
  expect([joinCode(entry.digits), entry.focus]).toEqual([code, focus]);
});

test('pasted digits replace the old ones, and a text without digits changes nothing', () => {
  expect(joinCode(pasteText(splitCode('99', 4), '123').digits)).toBe('123');
  expect(joinCode(pasteText(splitCode('99', 4), 'hej').digits)).toBe('99');
});

test.each([
  ['', 0, '7', '7', 1],
  ['12', 2, '3', '123', 3],
  ['123', 3, '4', '1234', 'end'],
  ['1234', 1, '25', '1534', 2],
  ['1234', 1, '52', '1534', 2],
  ['1234', 1, '22', '1234', 2],
  ['1 34', 1, '2', '1234', 2],
  ['1', 3, '4', '1  4', 1],
  ['', 0, 'x', '', 0],
  ['1', 0, '1x', '1', 0],
  ['1234', 2, '', '12 4', 2],
  ['', 0, '4711', '4711', 'end'],
  ['9', 1, '4711', '4711', 'end'],
  ['', 2, '４', '  4', 3],
])('in %j, box %d changes to %j: %j', (code, at, text, expected, focus) => {
  const entry = enterText(splitCode(code, 4), at, text);
  expect([joinCode(entry.digits), entry.focus]).toEqual([expected, focus]);
});

test.each([
  ['12', 1, '1', 1],
  ['12', 2, '1', 1],
  ['', 0, '', 0],
  ['1234', 0, ' 234', 0],
])('in %j, Backspace in box %d leaves %j', (code, at, expected, focus) => {
  const entry = eraseDigit(splitCode(code, 4), at);
  expect([joinCode(entry.digits), entry.focus]).toEqual([expected, focus]);
});

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 3, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['a', 1, undefined],
])('%s in box %d moves to %s', (key, at, expected) => {
  expect(boxAfterKey(key, at, 4)).toBe(expected);
});

propertyTest.prop([fc.string({ unit: 'grapheme' }), fc.nat(3), fc.string({ unit: 'grapheme' })])(
  'after any pasted and typed text, each box holds one digit or nothing',
  (pasted, at, typed) => {
    const entry = enterText(pasteText(splitCode('', 4), pasted).digits, at, typed);
    expect(entry.digits).toHaveLength(4);
    for (const digit of entry.digits) expect(digit).toMatch(/^[0-9]?$/);
    if (entry.focus === 'end') expect(joinCode(entry.digits)).toMatch(/^[0-9]{4}$/);
  },
);
