import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const layers = '{app,blocks,cms,design-system,features,themes}';

async function files(pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern))).sort();
}

function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|\} from) .*?'([^']+)';$/gm)].map(
    ([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)),
  );
}

const listed = importsOf('styles/all.ts');

test('imports every style sheet once', async () => {
  expect(listed.toSorted()).toEqual(await files(`${layers}/**/*.css.ts`));
});

test('imports a style sheet after those it builds on, so that its rules win', () => {
  const early = listed.flatMap((sheet, position) =>
    importsOf(sheet)
      .filter((base) => listed.indexOf(base) > position)
      .map((base) => `${sheet} has to be listed after ${base}`),
  );
  expect(early).toEqual([]);
});

test('no style sheet imports the themes, whose colours `next dev` would compute for each again', () => {
  const importers = listed.filter((sheet) => importsOf(sheet).includes('themes/themes.css.ts'));
  expect(importers).toEqual([]);
});

test('is imported by the root layout alone, so that other code brings no CSS', async () => {
  const sources = await files(`${layers}/**/*.{ts,tsx}`);
  const importers = sources.filter((file) => readFileSync(file, 'utf8').includes('styles/all.ts'));
  expect(importers).toEqual(['app/layout.tsx']);
});
