import { test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { compareTooltip } from './compareTooltip.ts';

test.each([
  ['', ''],
  [' Dragkrok ', 'Dragkrok'],
  ['å'.repeat(288), 'å'.repeat(288)],
  ['å'.repeat(289), `${'å'.repeat(288)}…`],
  ['🚗'.repeat(288), '🚗'.repeat(288)],
  ['🚗'.repeat(300), `${'🚗'.repeat(288)}…`],
  [`${'a'.repeat(287)} bil`, `${'a'.repeat(287)}…`],
])('%j becomes %j', (text, short) => {
  expect(compareTooltip(text)).toBe(short);
});

propertyTest.prop([anyText({ maxLength: 600 })])(
  'has at most 288 code points and an ellipsis',
  (text) => {
    const short = compareTooltip(text);
    expect(Array.from(short).length).toBeLessThanOrEqual(289);
    expect(short.isWellFormed()).toBe(text.isWellFormed());
  },
);
