import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFindForms, writeBuiltForms } from './builtForms.ts';
import { compress } from './compress.ts';

let output: string;

beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  await mkdir(join(output, 'static', 'chunks'), { recursive: true });
});
afterEach(() => rm(output, { recursive: true, force: true }));

const numbers = Array.from({ length: 2_000 }, (_, at) => at ** 2);
const script = Buffer.from(`export const squares = ${JSON.stringify(numbers)};`);
const sheet = Buffer.from('a{color:red}');
const emit = (name: string, body: Buffer) => writeFile(join(output, 'static', name), body);
const formsFolder = () => join(output, 'cache', 'compressed');

test('scripts and style sheets are found by their content, as small as they get', async () => {
  await emit('chunks/a.js', script);
  await emit('copy.js', script);
  await emit('chunks/b.css', sheet);
  await writeBuiltForms(output);
  const forms = await createFindForms(output)(script);
  if (!forms) throw new Error('no forms');
  expect(gunzipSync((await createFindForms(output)(sheet))?.gzip ?? '')).toEqual(sheet);
  expect(brotliDecompressSync(forms.br)).toEqual(script);
  expect(gunzipSync(forms.gzip)).toEqual(script);
  expect(forms.br.length).toBeLessThan((await compress(script, 'quick')).br.length);
  expect(await createFindForms(output)(Buffer.from('other'))).toBeUndefined();
});

test('a picture has no forms, nor has a build without the step', async () => {
  const picture = Buffer.from('picture');
  await emit('a.webp', picture);
  expect(await createFindForms(output)(picture)).toBeUndefined();
  await writeBuiltForms(output);
  expect(await createFindForms(output)(picture)).toBeUndefined();
});

test('the next build keeps the forms of unchanged files and removes the others', async () => {
  await emit('a.js', script);
  await emit('b.css', Buffer.from('a{}'));
  await writeBuiltForms(output);
  const before = await readdir(formsFolder());
  expect(before).toHaveLength(2);
  const writtenAt = async () => {
    const files = await Promise.all(
      before.map((name) => stat(join(formsFolder(), name)).catch(() => undefined)),
    );
    return files.flatMap((file) => (file ? [file.mtimeMs] : []));
  };
  const earlier = await writtenAt();
  await rm(join(output, 'static', 'b.css'));
  await writeBuiltForms(output);
  const [kept] = await writtenAt();
  expect(await readdir(formsFolder())).toHaveLength(1);
  expect(earlier).toContain(kept);
});

test('damaged forms are not used', async () => {
  await emit('a.js', script);
  await writeBuiltForms(output);
  const [name = ''] = await readdir(formsFolder());
  await writeFile(join(formsFolder(), name), 'damaged');
  expect(await createFindForms(output)(script)).toBeUndefined();
});
