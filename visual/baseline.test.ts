import { expect, test } from 'vitest';
import { readBaseline, writeBaseline } from './baseline.ts';

const hash = 'b3f871c7'.repeat(5);

test('names a commit, and the differences that are wanted, with their reasons', () => {
  const text = `# why\ncommit: ${hash}\naccepted:\n  primitives-button--overview: Rounder corners\n`;
  expect(readBaseline(text)).toEqual({
    ok: true,
    value: {
      commit: hash,
      accepted: new Map([['primitives-button--overview', 'Rounder corners']]),
    },
  });
});

test.each([`commit: ${hash}\n`, `commit: ${hash}\naccepted:\n`, writeBaseline('# why\n', hash)])(
  'nothing is accepted in %j',
  (text) => {
    expect(readBaseline(text)).toEqual({ ok: true, value: { commit: hash, accepted: new Map() } });
  },
);

test.each([
  ['', 'object'],
  ['commit: main', '40 digits'],
  [`commit: ${hash.slice(1)}`, '40 digits'],
  ['accepted: {}', '40 digits'],
  [`commit: ${hash}\naccepted:\n  a--b: ''\n`, 'with a reason'],
  [`commit: ${hash}\naccepted:\n  a--b:\n`, 'with a reason'],
  [`commit: ${hash}\naccepted: [a--b]\n`, 'with a reason'],
  [`commit: ${hash}\naccept: {}\n`, '"accept"'],
  ['commit: [', 'flow'],
])('%j is refused with a sentence', (text, part) => {
  const read = readBaseline(text);
  expect(read.ok ? '' : read.failure.toLowerCase()).toContain(part.toLowerCase());
});
