import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  boxAfterKey,
  boxOnClick,
  boxOnEntry,
  changeText,
  eraseDigits,
  fieldText,
  joinCode,
  oneBox,
  pasteText,
  selectionOf,
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
  ['12', 2, '123', '123', 3],
  ['123', 3, '1234', '1234', 'end'],
  // A digit over another one, and over the same one.
  ['1234', 1, '1534', '1534', 2],
  ['1234', 1, '1234', '1234', 2],
  ['1234', 3, '1239', '1239', 'end'],
  ['1 34', 1, '1234', '1234', 2],
  // Boxes that were left empty.
  ['1', 3, '1  4', '1  4', 1],
  ['', 2, '  ４', '  4', 3],
  // Anything but digits.
  ['', 0, 'x', '', 0],
  ['1', 1, '1x', '1', 1],
  ['1234', 1, '1x34', '1234', 1],
  // The digit deleted, and with it nothing moves.
  ['1234', 2, '124', '12 4', 2],
  ['1', 1, '1', '1', 1],
  // Backspace of a phone that reports no key.
  ['12', 2, '1', '1', 1],
  ['1', 3, '1 ', '1', 2],
  // Codes from the text message: over nothing, beside or instead of what was there.
  ['', 0, '4711', '4711', 'end'],
  ['', 0, '4711 8', '4711', 'end'],
  ['9', 1, '94711', '4711', 'end'],
  ['47', 2, '4711', '4711', 'end'],
  ['9876', 1, '4711', '4711', 'end'],
  ['9876', 1, '9471176', '4711', 'end'],
  ['9876', 1, '', '', 0],
  ['1234', 1, '1567', '1567', 'end'],
  ['1234', 1, '9874', '9874', 'end'],
])('in %j, with box %d selected, the text changes to %j: %j', (code, at, text, expected, focus) => {
  const entry = changeText(splitCode(code, 4), oneBox(at), text);
  expect([joinCode(entry.digits), entry.focus]).toEqual([expected, focus]);
});

test.each([
  [{ from: 0, to: 4 }, '5', '5', 1],
  [{ from: 0, to: 4 }, '', '', 0],
  [{ from: 1, to: 3 }, '154', '15 4', 2],
  [{ from: 1, to: 3 }, '14', '1  4', 1],
])('in 1234, with %j selected, the text changes to %j: %j', (selected, text, expected, focus) => {
  const entry = changeText(splitCode('1234', 4), selected, text);
  expect([joinCode(entry.digits), entry.focus]).toEqual([expected, focus]);
});

test.each([
  ['12', oneBox(1), '1', 1],
  ['12', oneBox(2), '1', 1],
  ['', oneBox(0), '', 0],
  ['1234', oneBox(0), ' 234', 0],
  ['1234', { from: 1, to: 3 }, '1  4', 1],
])('in %j, Backspace with %j selected leaves %j', (code, selected, expected, focus) => {
  const entry = eraseDigits(splitCode(code, 4), selected);
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

test.each([
  [0, 1, oneBox(0)],
  [2, 2, oneBox(2)],
  [4, 4, oneBox(3)],
  [1, 3, { from: 1, to: 3 }],
])('the text selected from %d to %d is %j', (start, end, selected) => {
  expect(selectionOf(start, end, 4)).toEqual(selected);
});

test.each([
  ['', 'before', 0],
  ['12', 'before', 2],
  ['1 34', 'after', 1],
  ['1234', 'before', 0],
  ['1234', 'after', 3],
] as const)('%j is entered from %s at box %d', (code, from, at) => {
  expect(boxOnEntry(splitCode(code, 4), from)).toBe(at);
});

test.each([
  ['1234', 2, 2],
  ['', 2, 0],
  ['12', 3, 2],
  ['1 34', 3, 3],
])('in %j, a click on box %d leads to box %d', (code, clicked, at) => {
  expect(boxOnClick(splitCode(code, 4), clicked)).toBe(at);
});

test('the text of the field reaches up to the current box', () => {
  expect(fieldText(splitCode('1', 4), oneBox(3))).toBe('1  ');
  expect(fieldText(splitCode('1234', 4), oneBox(0))).toBe('1234');
});

propertyTest.prop([fc.string({ unit: 'grapheme' }), fc.nat(3), fc.string({ unit: 'grapheme' })])(
  'after any pasted and typed text, each box holds one digit or nothing',
  (pasted, at, typed) => {
    const before = pasteText(splitCode('', 4), pasted).digits;
    const old = fieldText(before, oneBox(at));
    const text = old.slice(0, at) + typed + old.slice(at + 1);
    const entry = changeText(before, oneBox(at), text);
    expect(entry.digits).toHaveLength(4);
    for (const digit of entry.digits) expect(digit).toMatch(/^[0-9]?$/);
    if (entry.focus === 'end') expect(joinCode(entry.digits)).toMatch(/^[0-9]{4}$/);
  },
);

propertyTest.prop([
  fc.array(fc.constantFrom('', '1', '2'), { minLength: 4, maxLength: 4 }),
  fc.nat(3),
  fc.nat(9),
])('a digit typed into a box changes no other box', (digits, at, digit) => {
  const old = fieldText(digits, oneBox(at));
  const text = `${old.slice(0, at)}${digit}${old.slice(at + 1)}`;
  expect(changeText(digits, oneBox(at), text).digits).toEqual([
    ...digits.slice(0, at),
    String(digit),
    ...digits.slice(at + 1),
  ]);
});
