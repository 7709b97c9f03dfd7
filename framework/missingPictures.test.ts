import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { ignoreMissingPictures } from './missingPictures.ts';

/** The log of Next, with which it reports pictures. */
const log: unknown = createRequire(import.meta.url)('next/dist/build/output/log.js');
/** As in `next/dist/server/image-optimizer.js`. */
const report = (...parts: unknown[]): void => Object(log).error(...parts);

afterEach(() => vi.restoreAllMocks());

test('a picture that doesn’t exist is not reported, and one that fails is', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  ignoreMissingPictures(console);
  report('internal image response failed for', '/-/media/a.webp', 404);
  expect(error).not.toHaveBeenCalled();
  report('internal image response failed for', '/-/media/a.webp', 503);
  report('upstream image response failed for', '/-/media/a.webp', 404);
  expect(error.mock.calls.map((parts) => parts.slice(1))).toEqual([
    ['internal image response failed for', '/-/media/a.webp', 503],
    ['upstream image response failed for', '/-/media/a.webp', 404],
  ]);
});
