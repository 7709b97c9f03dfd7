import { expect, test } from 'vitest';
import { documentedFigures, plainFigures } from '#process/testing/documentedFigures.ts';
import { frontCacheLimits } from './limits.ts';

test('docs/performance.md has the limits', () => {
  expect(documentedFigures('performance.md', 'limit of `server/cache`')).toEqual(
    plainFigures(frontCacheLimits),
  );
});
