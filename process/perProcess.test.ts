import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { perProcess } from './perProcess.ts';

test('a value is created once, even by modules that are loaded twice', async () => {
  const create = vi.fn(() => new Set<string>());
  const first = perProcess('test of one value', create);
  vi.resetModules();
  const other = await import('./perProcess.ts');
  expect(other.perProcess).not.toBe(perProcess);
  expect(other.perProcess('test of one value', create)).toBe(first);
  expect(create).toHaveBeenCalledOnce();
});

test('a value that is undefined is created once as well', () => {
  const create = vi.fn(() => undefined);
  perProcess('test of an undefined value', create);
  perProcess('test of an undefined value', create);
  expect(create).toHaveBeenCalledOnce();
});

test('a value whose creation failed is created by the next call', () => {
  const create = vi.fn((): string => {
    throw new Error('busy');
  });
  expect(() => perProcess('test of a failure', create)).toThrow('busy');
  expect(perProcess('test of a failure', () => 'made')).toBe('made');
});

test('each name is used in one place', () => {
  const files = execFileSync('git', ['grep', '-l', 'perProcess(', '--', '*.ts'], {
    encoding: 'utf8',
  });
  const names = files
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/perProcess\(\s*'([^']*)'/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(9);
  expect(names).toEqual([...new Set(names)]);
});
