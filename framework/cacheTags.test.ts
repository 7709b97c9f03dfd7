import { expect, test } from 'vitest';
import { cacheTagsHeader, everyDocumentTag } from './cacheTags.ts';
import { nextModule } from './testing/nextInternals.ts';

test('Next sends the tags of a document in this header', () => {
  const { NEXT_CACHE_TAGS_HEADER } = nextModule(
    'next/dist/lib/constants',
    'framework/cacheTags.ts',
  );
  const broken = 'Next renamed the header with the tags of a document: see framework/cacheTags.ts.';
  expect(NEXT_CACHE_TAGS_HEADER, broken).toBe(cacheTagsHeader);
});

test('Next gives every document the tag of the root layout', () => {
  const { NEXT_CACHE_IMPLICIT_TAG_ID } = nextModule(
    'next/dist/lib/constants',
    'framework/cacheTags.ts',
  );
  const broken = 'Next renamed the tags of paths: see framework/cacheTags.ts.';
  expect(`${NEXT_CACHE_IMPLICIT_TAG_ID}/layout`, broken).toBe(everyDocumentTag);
});
