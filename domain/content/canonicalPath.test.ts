import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

test.each<[string, string, readonly string[], string | undefined]>([
  ['/kop-bil', '/kop-bil', [], undefined],
  ['/kop-bil', '/Kop-Bil', [], '/kop-bil'],
  ['/om-oss/Press', '/om-oss/press', [], '/om-oss/Press'],
  ['/', '/', [], undefined],
  ['/bil/,-w-,/,-w-,', '/bil/42/volvo-v60', [], undefined],
  ['/bil/,-w-,/,-w-,', '/bil/42/volvo-v60', ['42', 'volvo-v60'], undefined],
  ['/bil/,-w-,/,-w-,', '/bil/42/old-name', ['42', 'volvo-v60'], '/bil/42/volvo-v60'],
  ['/bil/,-w-,/,-w-,', '/BIL/42/old-name', ['42', 'volvo-v60'], '/bil/42/volvo-v60'],
  ['/bilar/,-w-,', '/bilar/VOLVO', ['volvo'], '/bilar/volvo'],
  ['/bilar/,-w-,', '/bilar/v60', ['volvo', 'v60'], '/bilar/volvo/v60'],
  ['/,-w-,/bilar', '/SE/bilar', ['se', 'v60'], '/se/bilar'],
  ['/preview/elsewhere', '/kop-bil', [], undefined],
  ['/elsewhere', '/kop-bil', [], undefined],
  ['', '/kop-bil', [], undefined],
])('a page at %s asked for as %s with %j: %s', (itemPath, path, spelled, expected) => {
  expect(canonicalPath(itemPath, path, spelled)).toBe(expected);
});

const segment = fc.stringMatching(/^[a-zA-Z0-9-]{1,8}$/);

propertyTest.prop([
  fc.array(segment, { minLength: 1, maxLength: 4 }),
  fc.infiniteStream(fc.boolean()),
])('a canonical path is its own canonical path, so that no redirect loops', (segments, upper) => {
  const itemPath = `/${segments.join('/')}`;
  const flip = upper[Symbol.iterator]();
  const asked = itemPath.replace(/[a-zA-Z]/g, (letter) =>
    flip.next().value ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const canonical = canonicalPath(itemPath, asked) ?? asked;
  expect(canonical).toBe(itemPath);
  expect(canonicalPath(itemPath, canonical)).toBeUndefined();
});
