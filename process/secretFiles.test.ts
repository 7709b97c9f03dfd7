import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, key, localKey, readVariables } from './variables.ts';

const schema = z.object({ A_KEY: key, B_KEY: key, PLAIN: z.string().optional() });
const secrets = ['A_KEY', 'B_KEY'];
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  file = join(folder, 'key');
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret may come from a file, without the line break at its end', async () => {
  await writeFile(file, 'from-a-file\n');
  const read = readVariables(schema, { A_KEY_FILE: file, PLAIN_FILE: file }, secrets);
  expect(read).toEqual({ A_KEY: 'from-a-file', B_KEY: localKey });
});

test('a secret in a file is checked like any other, and not repeated', async () => {
  await writeFile(file, 'two words');
  const parse = () => readVariables(schema, { A_KEY_FILE: file }, secrets);
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(/^A_KEY must be printable ASCII(?!.*two words)/);
});

test('all files that can’t be used are named', async () => {
  await writeFile(file, ' \n');
  const variables = { A_KEY: 'a', A_KEY_FILE: file, B_KEY_FILE: join(folder, 'missing') };
  const parse = (of: typeof variables | { A_KEY_FILE: string }) => () =>
    readVariables(schema, of, secrets);
  expect(parse(variables)).toThrow(
    `A_KEY and A_KEY_FILE are both set; remove one. B_KEY_FILE must be a file that can be read, and "${folder}/missing" is not.`,
  );
  expect(parse({ A_KEY_FILE: file })).toThrow(`A_KEY_FILE must not be empty, and "${file}" is.`);
});
