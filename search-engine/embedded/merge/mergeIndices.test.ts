import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import { loanCostOnTerms } from '#upstream/search/loanCost.ts';
import type { SearchDocument } from '../../engine.ts';
import { requireSchema } from '../../indexSchema.ts';
import { readQuestion } from '../../question.ts';
import { cars, requests } from '../../testing/arbitraries.ts';
import { askOracle } from '../../testing/oracle.ts';
import { answer } from '../answer.ts';
import { createCaches } from '../caches.ts';
import type { IndexData } from '../indexData.ts';
import { openIndex } from '../searchIndex.ts';
import { buildTestData } from '../testing.ts';
import { mergeIndices } from './mergeIndices.ts';

const index = 'vehicles-nordvik-se';
const schema = requireSchema(schemaOf, index);

/** Ids of cars to remove; only some of them exist. */
const removals = fc.array(
  fc.integer({ min: 0, max: 210 }).map((at) => `c-${at}`),
  {
    maxLength: 30,
  },
);
const patches = fc.array(fc.record({ upserts: cars, removals }), { minLength: 1, maxLength: 3 });

type ById = ReadonlyMap<string, SearchDocument>;
const byId = (documents: readonly SearchDocument[]): ById =>
  new Map(documents.map((document) => [String(document['car_id']), document]));

const patch = (base: IndexData, upserts: readonly SearchDocument[], goneIds: readonly string[]) =>
  mergeIndices({ schema, base, changes: buildTestData(schema, upserts), goneIds });

describe('for any cars and any changes', () => {
  propertyTest.prop([cars, patches, requests], { numRuns: 120 })(
    'the merged index answers like the oracle',
    async (before, all, request) => {
      let data = buildTestData(schema, before);
      let documents = byId(before);
      for (const { upserts, removals: removed } of all) {
        data = await patch(data, upserts, removed);
        const left = [...documents].filter(([id]) => !removed.includes(id));
        documents = new Map([...left, ...byId(upserts)]);
      }
      const question = readQuestion(schemaOf, request);
      if (!question.ok) throw new Error(JSON.stringify(question.failure));
      const merged = openIndex(schema, data, createCaches());
      const { facets, hits, total } = answer(merged, question.value);
      const ids = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
      expect({ facets, ids, total }).toEqual(
        askOracle([...documents.values()], request, loanCostOnTerms),
      );
    },
    60_000,
  );

  propertyTest.prop([cars, cars, removals], { numRuns: 60 })(
    'the merged index equals one that is built from all documents',
    async (before, upserts, removed) => {
      const base = buildTestData(schema, before);
      const merged = await patch(base, upserts, removed);
      const left = [...byId(before)].filter(([id]) => !removed.includes(id));
      const all = new Map([...left, ...byId(upserts)]);
      const built = buildTestData(schema, all.values());
      expect(merged.text).toEqual(built.text);
      expect(merged.keys).toEqual(built.keys);
      expect(merged.orders).toEqual(built.orders);
      expect(merged.ranges).toEqual(built.ranges);
      const documentsOf = (data: IndexData) => {
        const question = readQuestion(schemaOf, { ...whole, limit: 1000 });
        if (!question.ok) throw new Error(JSON.stringify(question.failure));
        return answer(openIndex(schema, data, createCaches()), question.value).hits.map((hit) =>
          Buffer.from(hit).toString(),
        );
      };
      expect(documentsOf(merged)).toEqual(documentsOf(built));
    },
    60_000,
  );
});

const whole = { index, fields: [], facets: [], filters: [], offset: 0 };
