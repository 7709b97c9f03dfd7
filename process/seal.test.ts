import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const { seal, open } = createSeal('secret', 'test');

propertyTest.prop([fc.string({ unit: 'grapheme' })])('opens what it sealed', (text) => {
  expect(open(seal(text))).toBe(text);
});

test('seals the same text differently each time', () => {
  expect(seal('text')).not.toBe(seal('text'));
});

test.each([
  ['another secret', createSeal('other', 'test')],
  ['another purpose', createSeal('secret', 'other')],
])('can’t be opened with %s', (_, other) => {
  expect(other.open(seal('text'))).toBeUndefined();
});

test.each(['', 'AAAA', 'not base64 …', 'A'.repeat(100)])('%s was not sealed', (text) => {
  expect(open(text)).toBeUndefined();
});

test('a changed text can’t be opened', () => {
  const bytes = Buffer.from(seal('text'), 'base64');
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ 1;
    expect(open(changed.toString('base64'))).toBeUndefined();
  }
});
