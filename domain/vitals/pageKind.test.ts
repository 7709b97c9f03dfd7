import { expect, test } from 'vitest';
import { pageKindOf } from './pageKind.ts';

test.each([
  ['/', ['CarList'], 'start'],
  ['/kop-bil/bilar-i-lager', ['Blurb', 'CarList'], 'list'],
  ['/kop-bil/bil/1/volvo', ['CarDetail', 'CarTeaserQuery'], 'car'],
  ['/om-oss', ['Blurb'], 'content'],
  ['/om-oss', [], 'content'],
  ['/om-oss', ['constructor'], 'content'],
] as const)('%s with %j is %s', (path, blocks, kind) => {
  expect(pageKindOf(path, blocks)).toBe(kind);
});
