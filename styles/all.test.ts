import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const layers = '{app,blocks,cms,design-system,features}';

async function files(pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern))).sort();
}

test('imports every style sheet once', async () => {
  const named = [...readFileSync('styles/all.ts', 'utf8').matchAll(/^import '#(.+)';$/gm)];
  expect(named.map(([, file]) => file).sort()).toEqual(await files(`${layers}/**/*.css.ts`));
});

/** The modules loaded with `import()`, as paths relative to the project root. */
async function fetchedLater(): Promise<string[]> {
  const sources = await files(`${layers}/**/*.tsx`);
  const fetched = sources
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^[^*]*import\('([.#][^']+\.tsx)'\)/gm)].map(
        ([, to = '']) => (to.startsWith('#') ? to.slice(1) : join(dirname(file), to)),
      ),
    );
  return [...new Set(fetched)];
}

test('is imported by every dynamically imported module', async () => {
  const later = await fetchedLater();
  expect(later.length).toBeGreaterThan(10);
  const without = later.filter((file) => !readFileSync(file, 'utf8').includes("'#styles/all.ts'"));
  expect(without).toEqual([]);
});
