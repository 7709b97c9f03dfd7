import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../processes.ts';
import importStyles from './listLoader.ts';

let folder: string;

// Style sheets have to be in the project, since they import vanilla-extract.
beforeAll(async () => {
  await mkdir(join(root, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(root, 'test-results', 'list-'));
});
afterAll(() => rm(folder, { recursive: true }));
/** Loads a list of style sheets that are in a folder, and says on which files the result depends. */
async function load(names: readonly string[], resourceQuery: string, rootContext: string) {
  const dependencies: string[] = [];
  const source = await importStyles.call(
    {
      rootContext,
      resourceQuery,
      resourcePath: join(rootContext, 'styles', 'all.ts'),
      addDependency: (file: string) => dependencies.push(file),
    },
    ['/** All style sheets. */', ...names.map((name) => `import '#${name}';`)].join('\n'),
  );
  return { source, dependencies };
}

const names = ['themes/reset.css.ts', 'design-system/Card/Card.css.ts'];

test('in development, the CSS of each style sheet is imported', async () => {
  const { source } = await load(names, '', '/project');
  expect(source.split('\n')).toEqual([
    "import './all.ts?css=themes/reset.css.ts';",
    "import './all.ts?css=design-system/Card/Card.css.ts';",
  ]);
});

test('in a build, the joined CSS is imported', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect((await load(names, '', '/project')).source).toBe("import './all.ts?css';");
});

async function writeSheet(color: string): Promise<string> {
  const file = join(folder, `${color}.css.ts`);
  const lines = [
    "import { globalStyle } from '@vanilla-extract/css';",
    `globalStyle('p', { color: '${color}' });`,
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}

test('the joined CSS is in the order of the list, and depends on all files', async () => {
  const files = [await writeSheet('red'), await writeSheet('blue')];
  const listed = files.map((file) => relative(root, file));
  const { source, dependencies } = await load(listed, '?css', root);
  expect(source).toBe('p {\n  color: red;\n}\np {\n  color: blue;\n}');
  expect(dependencies).toEqual(files);
});

test('the CSS of one style sheet depends on its files only', async () => {
  const files = [await writeSheet('green'), await writeSheet('grey')];
  const [first = '', ...others] = files.map((file) => relative(root, file));
  const { source, dependencies } = await load([first, ...others], `?css=${first}`, root);
  expect(source).toBe('p {\n  color: green;\n}');
  expect(dependencies).toEqual(files.slice(0, 1));
});
