import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describePlaceholders } from '#domain/content/manifest/describe.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { rootPlaceholders } from '#domain/content/page.ts';
import { suitedPlaceholders } from '#domain/content/suitedPlaceholders.ts';
import { blocksOfKinds } from '#domain/vitals/measuredPage.ts';
import { namesOf } from './blockNamed.ts';
import { fieldRegistry } from './fieldRegistry.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

const folders = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(folders)('the folder %s is a block in both registries, and has stories', (name) => {
  expect(existsSync(`blocks/${name}/${name}.fields.ts`), 'declares fields').toBe(true);
  expect(existsSync(`blocks/${name}/${name}.tsx`), 'has a component').toBe(true);
  expect(Object.keys(registry), 'registry.ts').toContain(name);
  expect(Object.keys(fieldRegistry), 'fieldRegistry.ts').toContain(name);
  expect(existsSync(`stories/blocks/${name}.stories.tsx`), 'has stories').toBe(true);
});

test('every registered block has a folder', () => {
  expect(Object.keys(registry).sort()).toEqual(folders.sort());
});

test.each(blocksOfKinds)('%s, which makes a page one of a kind, is a block', (name) => {
  expect(Object.keys(registry)).toContain(name);
});

test('both registries contain the same blocks with the same fields and slots', () => {
  const blocks = Object.entries(registry).map(([name, { fields, slots }]) => {
    return [name, { fields, slots }] as const;
  });
  const expected = Object.entries(fieldRegistry).map(([name, { fields, slots = [] }]) => {
    return [name, { fields, slots }] as const;
  });
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(blocks));
  for (const [name, { fields }] of blocks) expect(fieldRegistry[name]?.fields).toBe(fields);
});

test.each(Object.entries(registry))('the field names of %s are unique', (_name, block) => {
  const names = Object.values(block.fields).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe('placeholders', () => {
  const placeholders = describePlaceholders(fieldRegistry);
  const names = placeholders.map(({ name }) => name);

  test('of the manifest are those of pages and the slots of blocks', () => {
    const slots = Object.values(registry).flatMap((block) => block.slots);
    expect(names).toEqual([...rootPlaceholders, ...slots]);
    expect(blockManifest().placeholders).toEqual(placeholders);
  });

  test.each(placeholders)('there are blocks for $name', ({ blocks }) => {
    expect(blocks).not.toEqual([]);
  });

  test.each(Object.entries(fieldRegistry))('%s suits placeholders that exist', (_name, block) => {
    expect(names).toEqual(expect.arrayContaining([...suitedPlaceholders(block)]));
  });

  test('no block can get into its own kind, however deep', () => {
    const isWithin = (name: string, slots: readonly string[]): boolean =>
      placeholders
        .filter((each) => slots.includes(each.name))
        .some(({ blocks }) =>
          blocks.some((inner) => inner === name || isWithin(name, registry[inner]?.slots ?? [])),
        );
    const containers = Object.entries(registry).filter(([name, { slots }]) =>
      isWithin(name, slots),
    );
    expect(containers).toEqual([]);
  });
});

test.each(['Nonsense', 'constructor', '__proto__', ''])('there is no block %j', (name) => {
  expect(findBlock(name)).toBeUndefined();
});

test('a former name leads to the block, and is nobody else’s name', () => {
  const names = namesOf({ Quote: { formerNames: ['Citation'] }, Card: {} });
  expect([...names]).toEqual([
    ['Quote', 'Quote'],
    ['Citation', 'Quote'],
    ['Card', 'Card'],
  ]);
  const all = Object.entries(fieldRegistry).flatMap(([name, { formerNames = [] }]) => [
    name,
    ...formerNames,
  ]);
  expect(all).toEqual([...new Set(all)]);
});
