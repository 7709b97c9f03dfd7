import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  dependentsOf,
  importCycles,
  neededBy,
  readImportGraph,
  readModuleGraph,
} from './importGraph.ts';
import { projectFiles } from './projectFiles.ts';

const texts: Readonly<Record<string, string>> = {
  'design-system/index.ts': "export { Button } from './Button/Button.tsx';",
  'design-system/Button/Button.tsx': "import * as css from './Button.css.ts';",
  'design-system/Button/Button.css.ts': '',
  'blocks/A/A.tsx': `import type { Props } from '../../domain/a.ts';
import {
  Button,
} from '#design-system';`,
  'domain/a.ts':
    "export type { Site } from '#domain/b.ts';\nconst load = () => import('#domain/c.ts');",
  'domain/b.ts': "import { a } from './c.ts';",
  'domain/c.ts': "import './b.ts';",
  'scripts/a.test.ts': "readFileSync('README.md'); import '#blocks/A/A.tsx';",
  'scripts/b.test.ts': "join(tmpdir(), 'README.md'); import '#domain/a.ts';",
  'stories/A.mdx': "import text from '../README.md?raw';",
  'README.md': "'domain/a.ts'",
};
const graph = readImportGraph(Object.keys(texts), (path) => texts[path] ?? '');

test.each([
  [
    'design-system/Button/Button.css.ts',
    [
      'design-system/Button/Button.tsx',
      'design-system/index.ts',
      'blocks/A/A.tsx',
      'scripts/a.test.ts',
    ],
  ],
  ['README.md', ['scripts/a.test.ts', 'stories/A.mdx']],
  ['domain/a.ts', ['scripts/b.test.ts']],
  ['domain/c.ts', ['domain/a.ts', 'domain/b.ts', 'scripts/b.test.ts']],
])('on %s depend those that import or read it', (file, expected) => {
  const [, ...dependents] = dependentsOf([file], graph).keys();
  expect(dependents).toEqual(expected);
});

test('the nearest dependents come first, with their distance', () => {
  const distances = dependentsOf(['design-system/Button/Button.tsx'], graph);
  expect([...distances.values()]).toEqual([0, 1, 2, 3]);
});

test('cycles are found', () => {
  expect(importCycles(['domain/b.ts', 'domain/a.ts'], graph)).toEqual([
    'domain/b.ts imports domain/c.ts, which needs domain/b.ts again.',
  ]);
});

test('imports of types lead back as well', () => {
  const modules: Readonly<Record<string, string>> = {
    'a.tsx': "import { B } from './b.tsx';\nexport interface AProps {}",
    'b.tsx': "import type { AProps } from './a.tsx';",
  };
  const read = (path: string) => modules[path] ?? '';
  const files = Object.keys(modules);
  expect(importCycles(files, readModuleGraph(files, read))).toHaveLength(2);
  expect(importCycles(files, readImportGraph(files, read))).toEqual([]);
});

test('no imports lead back, not even those of types', async () => {
  const { files, modules } = await projectModules();
  expect(files.length).toBeGreaterThan(1_000);
  expect(importCycles(files, modules)).toEqual([]);
});

test('no code of the site imports the manifest of blocks, which is for editors', async () => {
  const { files, modules } = await projectModules();
  const site = files.filter(
    (path) => /^(?:app|blocks|cms|features|server)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const ofEditors = [...neededBy(site, modules)].filter((path) =>
    path.startsWith('domain/content/manifest/'),
  );
  expect(ofEditors).toEqual([]);
});

async function projectModules() {
  const files = (await projectFiles()).filter((path) => /\.tsx?$/.test(path));
  const read = (path: string) => readFileSync(path, 'utf8');
  return { files, modules: readModuleGraph(files, read) };
}
