import { expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';

const storeOf = (CACHE_URL: string) => parseEnvironment({ CACHE_URL }).pageStore;

test.each([
  ['redis://cache.example', { host: 'cache.example', port: 6379, database: 0 }],
  ['redis://[::1]:7000/3', { host: '::1', port: 7000, database: 3 }],
  ['redis://:p%40ss@a', { user: undefined, password: 'p@ss', tls: { kind: 'off' } }],
  ['rediss://site:secret@a', { user: 'site', password: 'secret' }],
  ['rediss://a/', { tls: { kind: 'verified', authority: undefined } }],
])('%s is the address of a store', (url, expected) => {
  expect(storeOf(url)).toMatchObject(expected);
});

test.each([
  ['CACHE_URL', 'cache.example'],
  ['CACHE_URL', 'https://site:secret@cache.example'],
  ['CACHE_URL', 'redis://site:secret@cache.example/pages'],
  ['CACHE_URL', 'redis://site:secret@cache.example?tls=no'],
  ['CACHE_URL', 'redis://secret@cache.example'],
  ['CACHE_CA_FILE', '/nowhere/ca.pem'],
  ['CACHE_CA_FILE', 'package.json'],
])('%s=%s stops the start with a sentence that names it and no password', (name, value) => {
  const parse = () => parseEnvironment({ [name]: value });
  expect(parse).toThrow(new RegExp(`^${name} must be (?!.*secret).+\\.$`));
});
