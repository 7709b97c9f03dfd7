import { expect, test } from 'vitest';
import type { PageFact } from '../content/pageFacts.ts';
import { trackedName } from './trackedName.ts';

const named: PageFact = { type: 'subjectNamed', name: 'Volvo V60' };
const other: PageFact = { type: 'subjectNamed', name: 'Volvo V60 i lager' };
const gone: PageFact = { type: 'subjectGone', title: 'Bilen är såld' };
const car = { itemPath: '/bil/,-w-,/,-w-,', path: '/bil/mlb210/volvo-v60' };

test.each<[string, string, string, string, readonly PageFact[], string]>([
  ['an ordinary page', 'om-oss', '/om-oss', '/om-oss', [], 'om-oss'],
  ['an ordinary page that shows a car', 'kampanj', '/kampanj', '/kampanj', [named], 'kampanj'],
  ['a page below a wildcard', 'offert', '/bil/,-w-,/offert', '/bil/mlb210/offert', [], 'offert'],
  ['a car', ',-w-,', car.itemPath, car.path, [named], 'Volvo V60'],
  [
    'a wildcard item with the platform’s own name',
    '*',
    car.itemPath,
    car.path,
    [named],
    'Volvo V60',
  ],
  ['a page with two subjects', ',-w-,', car.itemPath, car.path, [named, other], 'Volvo V60'],
  ['a car that is gone', ',-w-,', car.itemPath, car.path, [gone], 'Bilen är såld'],
  ['a car while the index is down', ',-w-,', car.itemPath, car.path, [], 'mlb210 volvo-v60'],
])('the name of %s', (_what, name, itemPath, path, facts, expected) => {
  expect(trackedName({ page: { name, itemPath }, path, facts })).toBe(expected);
});
