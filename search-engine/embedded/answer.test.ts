import { test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import { loanCostOnTerms } from '#upstream/search/loanCost.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import type { SearchDocument } from '../engine.ts';
import { requireSchema } from '../indexSchema.ts';
import { readQuestion } from '../question.ts';
import { budgets, cars, costRequests, listedRequests, requests } from '../testing/arbitraries.ts';
import { askOracle } from '../testing/oracle.ts';
import { answer } from './answer.ts';
import { buildTestIndex } from './testing.ts';

function ask(documents: readonly SearchDocument[], request: WireSearchRequest) {
  const read = readQuestion(schemaOf, request);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const { facets, hits, total } = answer(
    buildTestIndex(requireSchema(schemaOf, request.index), documents),
    read.value,
  );
  const ids = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
  return { facets, ids, total };
}

describe('for any cars and any request', () => {
  propertyTest.prop([cars, requests], { numRuns: 150 })(
    'facets, hits and total equal those of the oracle',
    (documents, request) => {
      expect(ask(documents, request)).toEqual(askOracle(documents, request, loanCostOnTerms));
    },
    // A run takes long, and shared machines can be slow.
    60_000,
  );

  propertyTest.prop([cars, listedRequests], { numRuns: 100 })(
    'hits in the order of listed values equal those of the oracle',
    (documents, request) => {
      expect(ask(documents, request)).toEqual(askOracle(documents, request, loanCostOnTerms));
    },
    60_000,
  );

  propertyTest.prop([cars, costRequests], { numRuns: 150 })(
    'hits in the order of their costs on a visitor’s own terms equal those of the oracle',
    (documents, request) => {
      expect(ask(documents, request)).toEqual(askOracle(documents, request, loanCostOnTerms));
    },
    60_000,
  );

  propertyTest.prop([cars, budgets], { numRuns: 100 })(
    'a budget alone finds the cars of the oracle',
    (documents, monthly_budget) => {
      const request: WireSearchRequest = {
        index: 'vehicles-nordvik-se',
        fields: ['car_id'],
        facets: [{ name: 'car_fuel' }],
        filters: [],
        limit: 200,
        offset: 0,
        monthly_budget,
      };
      expect(ask(documents, request)).toEqual(askOracle(documents, request, loanCostOnTerms));
    },
    60_000,
  );
});
