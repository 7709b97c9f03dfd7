import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compilerSocket } from './compilerSocket.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'socket-'));
});
afterAll(() => rm(folder, { recursive: true }));

// The bundler passes the folder without a slash, our scripts with one.
test('a slash at the end of the folder makes no difference', () => {
  expect(compilerSocket(`${folder}/`)).toBe(compilerSocket(folder));
});

test('each folder and each mode has its own', () => {
  const development = compilerSocket(folder);
  expect(compilerSocket(join(folder, 'other'))).not.toBe(development);
  vi.stubEnv('NODE_ENV', 'production');
  expect(compilerSocket(folder)).not.toBe(development);
});
