import { expect, test } from 'vitest';
import { measuredPageOf } from './measuredPage.ts';

test.each([
  ['/', ['CarList'], 'start'],
  ['/kop-bil/bilar-i-lager', ['Blurb', 'CarList'], 'list'],
  ['/kop-bil/bil/1/volvo', ['CarDetail', 'CarTeaserQuery'], 'car'],
  ['/om-oss', ['Blurb'], 'content'],
  ['/om-oss', [], 'content'],
  ['/om-oss', ['constructor'], 'content'],
] as const)('%s with %j is %s', (path, blocks, kind) => {
  expect(measuredPageOf(path, blocks)).toBe(kind);
});
