import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Compile, shareCompiler } from './shareCompiler.ts';

let folder: string;
let socket: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
  socket = join(folder, 'a.sock');
});
afterEach(() => rm(folder, { recursive: true }));

const compileAs = (name: string) =>
  vi.fn<Compile>(async (path) => ({ source: name, css: `${name}:${path}`, files: [path] }));

test('the first compiles for the others', async () => {
  const [one, two] = [compileAs('one'), compileAs('two')];
  await using first = shareCompiler(socket, one);
  await using second = shareCompiler(socket, two);
  await first.compile('/a.css.ts');
  expect(await second.compile('/b.css.ts')).toEqual({
    source: 'one',
    css: 'one:/b.css.ts',
    files: ['/b.css.ts'],
  });
  expect(one).toHaveBeenCalledTimes(2);
  expect(two).not.toHaveBeenCalled();
});

test('of several that start at the same time, one compiles', async () => {
  const compilers = ['one', 'two', 'three'].map(compileAs);
  await using shared = new AsyncDisposableStack();
  const sheets = await Promise.all(
    compilers.map((compile) => shared.use(shareCompiler(socket, compile)).compile('/a.css.ts')),
  );
  expect(new Set(sheets.map(({ source }) => source)).size).toBe(1);
});

test('an error of a style sheet reaches the one that asked, with its stack', async () => {
  const failure = new Error('No theme has this colour.');
  await using first = shareCompiler(socket, () => Promise.reject(failure));
  await using second = shareCompiler(socket, compileAs('two'));
  await expect(first.compile('/a.css.ts')).rejects.toBe(failure);
  await expect(second.compile('/a.css.ts')).rejects.toMatchObject({
    message: 'No theme has this colour.',
    stack: failure.stack,
  });
});

test('if the first ends, the others compile for themselves', async () => {
  const first = shareCompiler(socket, compileAs('one'));
  await using second = shareCompiler(socket, compileAs('two'));
  await first.compile('/a.css.ts');
  await second.compile('/a.css.ts');
  await first[Symbol.asyncDispose]();
  expect((await second.compile('/a.css.ts')).source).toBe('two');
});

test('a socket that a crash left is replaced', async () => {
  await writeFile(socket, '');
  await using first = shareCompiler(socket, compileAs('one'));
  await using second = shareCompiler(socket, compileAs('two'));
  await first.compile('/a.css.ts');
  expect((await second.compile('/a.css.ts')).source).toBe('one');
});

test('an answer that is not one is not used', async () => {
  await using server = createServer((_, answered) => answered.end('{}'));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  await using own = shareCompiler(socket, compileAs('own'));
  expect((await own.compile('/a.css.ts')).source).toBe('own');
});

test('where no socket is possible, each compiles for itself', async () => {
  const impossible = join(folder, 'missing', 'a.sock');
  await using own = shareCompiler(impossible, compileAs('own'));
  expect((await own.compile('/a.css.ts')).source).toBe('own');
});
