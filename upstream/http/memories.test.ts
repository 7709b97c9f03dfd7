import { expect, test } from 'vitest';
import { isPublishedSince, publishCount, renewAnswers } from './memories.ts';

test('a source is published since a moment if one of the later publishes contains it', async () => {
  await renewAnswers(new Set(['before', 'both']));
  const moment = publishCount();
  const isPublished = (...sources: string[]) => isPublishedSince(new Set(sources), moment);
  expect(isPublished('before', 'both', 'after')).toBe(false);
  await renewAnswers(new Set(['both', 'after']));
  expect(['before', 'both', 'after', 'never'].map((source) => isPublished(source))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isPublished('before', 'after')).toBe(true);
  expect(isPublished('before', 'never')).toBe(false);
  expect(isPublished()).toBe(false);
});
