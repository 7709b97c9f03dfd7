import { expect, test } from 'vitest';
import { documentedFigures, plainFigures } from '#process/testing/documentedFigures.ts';
import { pageStoreLimits } from './limits.ts';

test('docs/performance.md has the limits', () => {
  expect(documentedFigures('performance.md', 'limit of `app/pageStore`')).toEqual(
    plainFigures(pageStoreLimits),
  );
});
