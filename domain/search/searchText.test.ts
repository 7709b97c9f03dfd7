import { expect, test } from 'vitest';
import { compactText, cutText, foldText, groupByText, tidyText } from './searchText.ts';

test.each([
  ['  Volvo \u00a0 V60\n', 'Volvo V60'],
  ['', ''],
])('%j without loose blanks', (text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});

test.each([
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), 'a'.repeat(200)],
  ['😀'.repeat(201), '😀'.repeat(200)],
  [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
  ['half \ud83d', 'half \ufffd'],
])('a text cut (%#)', (text, cut) => {
  expect(cutText(text)).toBe(cut);
});

test.each([
  ['XC 60', 'xc60'],
  ['Mercedes-Benz', 'mercedesbenz'],
  ['ID.4', 'id4'],
  ['RO\u0308D', 'röd'],
  ['!', ''],
])('%j is %j in letters and digits', (text, compact) => {
  expect(compactText(text)).toBe(compact);
});

test.each([
  ['Škoda', 'skoda'],
  ['Växjö', 'vaxjo'],
  ['Tromsø', 'tromso'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Žilina', 'zilina'],
  ['Œuvre', 'oeuvre'],
  ['Großglockner', 'grossglockner'],
  ['Łódź', 'lodz'],
  ['Đorđević', 'dordevic'],
  ['Seyðisfjörður', 'seydisfjordur'],
])('%s is typed as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('groups are in order of first occurrence', () => {
  const groups = groupByText(['b1', 'a1', 'b2'], ([letter = '']) => letter);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
