import { expect, test } from 'vitest';
import { processLimits } from './processLimits.ts';

test.each([
  [8, 1, 1, { maxConcurrent: 8, share: undefined }],
  [8, 1, 3, { maxConcurrent: 3, share: undefined }],
  [8, 1, 16, { maxConcurrent: 2, share: undefined }],
  [8, 2, 2, { maxConcurrent: 2, share: undefined }],
  [8, 2, 4, { maxConcurrent: 2, share: undefined }],
  [8, 20, 4, { maxConcurrent: 1, share: 0.1 }],
  [4, 2, 4, { maxConcurrent: 1, share: 0.5 }],
])('%i at a time, by %i machines with %i processes each', (most, machines, workers, expected) => {
  expect(processLimits(most, { machines, workers })).toEqual(expected);
});
