import { beforeAll, expect, test } from 'vitest';
import { lint } from './lint.ts';

const refused: readonly string[] = [
  'export const a = { ...{ b: 1 }, c: 2 };',
  'export const a = { b: { ...{ c: 1 } } };',
  'export const a = <p {...{ id: "b" }} />;',
];

const allowed: readonly string[] = [
  'export const a = { ...(b && { c: 1 }) };',
  'export const a = { ...(b ? { c: 1 } : { d: 1 }) };',
  'export const a = [...[1]];',
  'export const a = <p {...b} />;',
];

let complaints: string;

beforeAll(async () => {
  const files = [
    ...refused.map((text, index) => [`blocks/refused${index}.tsx`, text]),
    ...allowed.map((text, index) => [`blocks/allowed${index}.tsx`, text]),
  ];
  complaints = await lint(Object.fromEntries(files), ['--only=plugin']);
});

test.each(refused.map((text, index) => ({ text, index })))('$text is refused', ({ index }) => {
  expect(complaints).toMatch(new RegExp(`blocks/refused${index}.tsx:\\d+:\\d+ plugin`));
});

test.each(allowed.map((text, index) => ({ text, index })))('$text is allowed', ({ index }) => {
  expect(complaints).not.toContain(`blocks/allowed${index}.tsx`);
});
