import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { parseEnvironment } from '../environment.ts';

const DATABASE_URL = 'postgresql://site:p%40ss@db.example/forecourt';
const keys = { FORM_TOKEN_KEY: 'f'.repeat(32), HASH_KEY: 'h'.repeat(32) };
let folder: string;

beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => rm(folder, { recursive: true }));

test('a database has an address, and its certificate is verified', () => {
  expect(parseEnvironment({ ...keys, DATABASE_URL }).database).toEqual({
    host: 'db.example',
    port: 5432,
    user: 'site',
    password: 'p@ss',
    name: 'forecourt',
    tls: { kind: 'verified', authority: undefined },
    poolSize: 5,
    statementTimeoutMs: 1_000,
  });
});

test('an authority of its own is read from a file', async () => {
  const file = join(folder, 'ca.pem');
  const authority = '-----BEGIN CERTIFICATE-----\n';
  await writeFile(file, authority);
  const { database } = parseEnvironment({ ...keys, DATABASE_URL, DATABASE_CA_FILE: file });
  expect(database?.tls).toEqual({ kind: 'verified', authority });
});

test('a database on the same machine may be without TLS', () => {
  const { database } = parseEnvironment({
    ...keys,
    DATABASE_URL: 'postgres://site:secret@[::1]:5433/forecourt',
    DATABASE_TLS: 'off',
    DATABASE_POOL_SIZE: '2',
    DATABASE_STATEMENT_TIMEOUT_MS: '500',
  });
  const expected = { host: '::1', port: 5433, poolSize: 2, statementTimeoutMs: 500 };
  expect(database).toMatchObject({ ...expected, tls: { kind: 'off' } });
});

test('machines that share a database share their keys', () => {
  expect(() => parseEnvironment({ ...keys, HASH_KEY: undefined, DATABASE_URL })).toThrow(
    'DATABASE_URL is set, so FORM_TOKEN_KEY and HASH_KEY must be as well, the same on all machines.',
  );
});

test.each([
  ['DATABASE_URL', 'db.example'],
  ['DATABASE_URL', 'https://site:secret@db.example/forecourt'],
  ['DATABASE_URL', 'postgresql://db.example/forecourt'],
  ['DATABASE_URL', 'postgresql://site:secret@db.example'],
  ['DATABASE_URL', 'postgresql://site:secret@db.example/forecourt?sslmode=disable'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '5'],
  ['DATABASE_TLS', 'prefer'],
  ['DATABASE_CA_FILE', '/nowhere/ca.pem'],
  ['DATABASE_CA_FILE', 'package.json'],
])('%s=%s stops the start with a sentence that names it and no password', (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(new RegExp(`^${name} must be (?!.*secret).+\\.$`));
});
