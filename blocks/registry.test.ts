import { expect, test } from 'vitest';
import { fieldRegistry } from './fieldRegistry.ts';
import { findBlock, registry } from './registry.ts';

test('both registries say the same of the same blocks', () => {
  const said = Object.entries(registry).map(([name, { fields, slots }]) => {
    return [name, { fields, slots }] as const;
  });
  const expected = Object.entries(fieldRegistry).map(([name, { fields, slots = [] }]) => {
    return [name, { fields, slots }] as const;
  });
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(said));
  for (const [name, { fields }] of said) expect(fieldRegistry[name]?.fields).toBe(fields);
});

test.each(Object.entries(registry))('the fields of %s have names of their own', (_name, block) => {
  const names = Object.values(block.fields).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(['Nonsense', 'constructor', '__proto__', ''])('there is no block %j', (name) => {
  expect(findBlock(name)).toBeUndefined();
});
