import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../processes.ts';
import { compileSheet } from './compileSheet.ts';

let folder: string;

// Style sheets have to be in the project, since they import vanilla-extract.
beforeAll(async () => {
  await mkdir(join(root, 'test-results'), { recursive: true });
  folder = await mkdtemp(join(root, 'test-results', 'styles-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, lines: readonly string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, ["import { style } from '@vanilla-extract/css';", ...lines, ''].join('\n'));
  return file;
}

async function compile(file: string) {
  const { css, files } = await compileSheet(root, file);
  return { css, files: files.toSorted() };
}

test('a changed rule keeps the name of its class', async () => {
  const file = await write('Box.css.ts', ["export const box = style({ color: 'red' });"]);
  const before = await compile(file);
  expect(before.css).toMatch(/^\.\w+ \{\n {2}color: red;\n\}$/);
  expect(before.files).toEqual([file]);
  await write('Box.css.ts', ["export const box = style({ color: 'green' });"]);
  expect((await compile(file)).css).toBe(before.css.replace('red', 'green'));
});

test('a change is seen although the times of files lag behind the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  const file = await write('Edge.css.ts', ["export const edge = style({ color: 'red' });"]);
  const { css } = await compile(file);
  await write('Edge.css.ts', ["export const edge = style({ color: 'tan' });"]);
  expect((await compile(file)).css).toBe(css.replace('red', 'tan'));
});

test('a failing style sheet compiles again once it is corrected', async () => {
  const file = await write('Late.css.ts', ["throw new Error('no colour yet');"]);
  await expect(compile(file)).rejects.toThrow('no colour yet');
  await write('Late.css.ts', ["export const late = style({ color: 'blue' });"]);
  expect((await compile(file)).css).toContain('color: blue');
});

test('a style sheet depends on the style sheets it uses, but does not contain their CSS', async () => {
  await mkdir(join(folder, 'inner'));
  const outer = await write('Outer.css.ts', ["export const outer = style({ color: 'red' });"]);
  const lines = [
    "import { outer } from '../Outer.css.ts';",
    'export const inner = style([outer]);',
  ];
  const inner = await write('inner/Inner.css.ts', lines);
  expect(await compile(inner)).toEqual({ css: '', files: [outer, inner].sort() });
});

test('a changed file is seen in all style sheets that import it', async () => {
  const colours = await write('colours.ts', ["export const ink = 'black';"]);
  const lines = [
    "import { ink } from './colours.ts';",
    'export const text = style({ color: ink });',
  ];
  const sheets = [await write('A.css.ts', lines), await write('B.css.ts', lines)];
  for (const sheet of sheets) {
    const { css, files } = await compile(sheet);
    expect(css).toContain('color: black');
    expect(files).toEqual([sheet, colours].sort());
  }
  await write('colours.ts', ["export const ink = 'white';"]);
  for (const sheet of sheets) expect((await compile(sheet)).css).toContain('color: white');
});

test('a failing style sheet doesn’t affect the next one', async () => {
  const broken = await write('Broken.css.ts', ["throw new Error('no colour');"]);
  const sound = await write('Sound.css.ts', ["export const sound = style({ color: 'blue' });"]);
  const [first, second] = await Promise.allSettled([compile(broken), compile(sound)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'no colour' } });
  expect(second).toMatchObject({
    status: 'fulfilled',
    value: { css: expect.stringContaining('color: blue') },
  });
});
