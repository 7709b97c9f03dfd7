import { describe, expect, test } from 'vitest';
import { fillWildcards, fitsWildcards, hasWildcard, wildcardsOf } from './wildcards.ts';

describe('the open segments of an address', () => {
  test.each<[string, string, readonly string[]]>([
    ['/bilar', '/bilar', []],
    ['/bilar/,-w-,', '/bilar/volvo', ['volvo']],
    ['/bilar/,-w-,/,-w-,', '/bilar/volvo/v60', ['volvo', 'v60']],
    ['/,-w-,/bilar', '/umeå/bilar', ['umeå']],
    ['/bilar/,-w-,', '/bilar', []],
    ['', '/bilar', []],
  ])('%s asked for as %s: %j', (itemPath, path, open) => {
    expect(wildcardsOf(itemPath, path)).toEqual(open);
  });
});

test.each([
  ['/bilar/,-w-,', true],
  ['/bilar', false],
  ['/bilar/a,-w-,b', false],
])('%s leaves a segment open: %s', (path, expected) => {
  expect(hasWildcard(path)).toBe(expected);
});

test.each([
  ['/bilar/,-w-,', '/bilar/volvo', true],
  ['/bilar/,-w-,', '/bilar', false],
  ['/bilar/,-w-,', '/bilar/volvo/v60', false],
  ['/bilar/,-w-,', '/nyheter/volvo', false],
])('%s stands for %s: %s', (itemPath, path, expected) => {
  expect(fitsWildcards(itemPath, path)).toBe(expected);
});

test.each([
  ['/bilar', '/bilar', '/bilar'],
  ['/cars/,-w-,', '/bilar/volvo', '/cars/volvo'],
  ['/cars/,-w-,/,-w-,', '/bilar/volvo/v60', '/cars/volvo/v60'],
  ['/cars/,-w-,', '/bilar', '/cars/,-w-,'],
])('%s filled from %s is %s', (itemPath, path, filled) => {
  expect(fillWildcards(itemPath, path)).toBe(filled);
});
