import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readHowTo } from './new/readHowTo.ts';
import { projectFiles } from './projectFiles.ts';

/** What documents refer to must exist: files, commands, other documents and their sections. */

const tracked = await projectFiles();
const topFolders = new Set(tracked.map((path) => path.split('/')[0]));
const documents = tracked.filter((path) => path === 'README.md' || /^docs\/.+\.md$/.test(path));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Files of the project that a document names, without placeholders such as `X/X.tsx`. */
function filesNamedIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.split(' '));
  const paths = code.map((word) => word.replace(/^#/, '').replace(/[,;:)]$/, ''));
  return paths.filter(
    (path) =>
      /^[\w.@[\]-]+(\/[\w.@[\]-]+)+\.\w+$/.test(path) &&
      topFolders.has(path.split('/')[0]) &&
      !/(^|\/)[xX](\.|[A-Z]|\/)/.test(path),
  );
}

/** Files that a how-to tells its readers to create. */
function filesToCreate(text: string): string[] {
  return readHowTo(text).flatMap((step) => (step.kind === 'insert' ? [] : step.path));
}

/** Some documents name files of a group's folder, such as `demo`. */
function exists(path: string): boolean {
  return existsSync(path) || existsSync(join('demo', path));
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
}

function linksIn(text: string): { path: string; anchor: string | undefined }[] {
  return [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)]+))?\)/g)].map(
    ([, path = '', anchor]) => ({ path, anchor }),
  );
}

/** The anchors of the sections, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names files that exist', () => {
    const created = filesToCreate(text);
    const named = filesNamedIn(text).filter((path) => !created.includes(path));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test('names commands that exist', () => {
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to documents and sections that exist', () => {
    const broken = linksIn(text).filter(({ path, anchor }) => {
      const file = path === '' ? document : normalize(join(dirname(document), path));
      if (!existsSync(file)) return true;
      if (anchor === undefined || !file.endsWith('.md')) return false;
      return !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('the README lists all folders', () => {
  const [, list = ''] =
    /## How it is laid out\n\n```\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const folders = tracked.flatMap((path) => /^([a-z][\w-]*)\//.exec(path)?.[1] ?? []);
  const listed = list.split('\n').flatMap((line) => {
    const isList = line.includes(' → ') || line.includes(', e2e');
    return isList ? (line.split('   ')[0] ?? '').split(/ → |, /) : (line.split(' ')[0] ?? '');
  });
  expect(listed.filter(Boolean).sort()).toEqual([...new Set(folders)].sort());
});

test('a missing file, command and section would be found', () => {
  expect(filesNamedIn('`docs/missing.md` and `#domain/missing.ts`, not `blocks/X/X.tsx`')).toEqual([
    'docs/missing.md',
    'domain/missing.ts',
  ]);
  expect(commandsIn('Run `npm run missing -- x`.')).toEqual(['missing']);
  expect(linksIn('[a](b.md#c) and [d](https://e.example)')).toEqual([
    { path: 'b.md', anchor: 'c' },
  ]);
  expect(anchorsOf('## Add a block: step by step')).toEqual(['add-a-block-step-by-step']);
});
