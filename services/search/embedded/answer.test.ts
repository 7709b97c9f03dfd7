import { test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import type { SearchDocument } from '../engine.ts';
import { readQuestion } from '../question.ts';
import { cars, requests } from '../testing/arbitraries.ts';
import { askOracle } from '../testing/oracle.ts';
import { answer } from './answer.ts';
import { buildTestIndex } from './testing.ts';

function ask(documents: readonly SearchDocument[], request: WireSearchRequest) {
  const read = readQuestion(request);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const { facets, hits, total } = answer(buildTestIndex(request.index, documents), read.value);
  const ids = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
  return { facets, ids, total };
}

describe('whatever is asked of whatever cars', () => {
  propertyTest.prop([cars, requests], { numRuns: 150 })(
    'facets, hits and total are those of the rules',
    (documents, request) => {
      expect(ask(documents, request)).toEqual(askOracle(documents, request));
    },
    // Shared machines are slow at times, and a run isn't short.
    60_000,
  );
});
