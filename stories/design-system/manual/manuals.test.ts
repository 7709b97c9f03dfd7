import { expect, test } from 'vitest';
import { manuals, nameOf } from './manuals.ts';

const stories = import.meta.glob('../*.stories.tsx');
const sources = import.meta.glob<string>(
  [
    '../../../{app,blocks,cms,design-system,features,server}/**/*.{ts,tsx}',
    // The list of them, which only Storybook and a script import.
    '!../../../blocks/manualRegistry.ts',
    '!../../../**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default' },
);
// A primitive's stories may be in several files, such as `Card.layout.stories.tsx`.
const primitives = new Set(
  Object.keys(stories).map((path) => nameOf(path, '.stories.tsx').replace(/\..*/, '')),
);

test.each([...primitives])('%s has a manual', (name) => {
  expect([...manuals.keys()], `design-system/${name}/${name}.manual.ts is missing`).toContain(name);
});

test.each([...manuals])('the manual of %s is complete', (_name, manual) => {
  const { purpose, insteadOf, anatomy, do: rules, dont } = manual;
  expect(purpose).toMatch(/\.$/);
  expect(Object.keys(insteadOf)).not.toEqual([]);
  expect(Object.keys(anatomy)).not.toEqual([]);
  expect(rules.length).toBeGreaterThan(0);
  expect(dont.length).toBeGreaterThan(0);
});

test.each([...manuals])('%s names only primitives as alternatives', (name, { insteadOf }) => {
  const unknown = Object.keys(insteadOf).filter((other) => !primitives.has(other));
  expect(unknown).toEqual([]);
  expect(Object.keys(insteadOf)).not.toContain(name);
});

test('no site ships a manual: only Storybook imports them', async () => {
  const importing = await Promise.all(
    Object.entries(sources).map(async ([path, load]) =>
      /from '[^']*(?:\.manual|\/manualRegistry)\.ts'/.test(await load()) ? [path] : [],
    ),
  );
  expect(importing.flat()).toEqual([]);
});
