import { describe, expect, test } from 'vitest';
import type { CarSearchRequest } from '#domain/cars/service.ts';
import type { Facet } from '#domain/search/facet.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { recogniseWords } from '#domain/search/recogniseWords.ts';
import { searchReducer } from '#domain/search/searchState.ts';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import { answer } from '#search-engine/embedded/answer.ts';
import type { SearchIndex } from '#search-engine/embedded/searchIndex.ts';
import { buildTestIndex } from '#search-engine/embedded/testing.ts';
import { requireSchema } from '#search-engine/indexSchema.ts';
import { readQuestion } from '#search-engine/question.ts';
import { sites } from '#sites/index.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { carsQuestion } from '#upstream/search/carsQuestion.ts';
import { parseFacets } from '#upstream/search/parseFacets.ts';
import { stock } from '../stock/index.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { nb } from './nb.ts';
import type { Query } from './query.ts';
import { type Score, scoreQuery } from './scoreQuery.ts';
import { sk } from './sk.ts';
import { sv } from './sv.ts';

const limit = 5000;

const localesOf = (site: string) => sites.find(({ id }) => id === site)?.locales ?? [];
const schemaOf = createSchemaOf(localesOf);

/** Sends a request to an index as the site does. */
function ask(index: SearchIndex, name: string, request: Omit<CarSearchRequest, 'site' | 'limit'>) {
  const question = carsQuestion(name, { site: name, limit, facets: knownFacets, ...request });
  const read = readQuestion(schemaOf, { ...question, fields: ['car_id'] });
  if (!read.ok) throw new Error(read.failure.kind);
  return answer(index, read.value);
}

interface Site {
  readonly cars: readonly Readonly<Record<string, unknown>>[];
  /** Searches with the words as typed, as without JavaScript. */
  readonly search: (typed: string) => readonly string[];
  /** Searches with the filters that the browser recognises in the words. */
  readonly recognise: (typed: string) => readonly string[];
}

async function openSite(site: string): Promise<Site> {
  const name = `vehicles-${site}`;
  const cars = stock.find((each) => each.name === name)?.generate('2026-11-22') ?? [];
  const index = buildTestIndex(requireSchema(schemaOf, name), cars);
  const facets: readonly Facet[] = parseFacets([...ask(index, name, {}).facets]);
  const vocabulary = await loadVocabulary(wordLanguages(localesOf(site)));
  const idsOf = (request: Omit<CarSearchRequest, 'site' | 'limit'>) =>
    ask(index, name, { dropsWords: true, ...request }).hits.map((hit) =>
      String(JSON.parse(Buffer.from(hit).toString()).car_id),
    );
  const blank = { keyphrase: '', filters: {}, page: 0, sortName: '' };
  return {
    cars,
    search: (keyphrase) => idsOf({ keyphrase }),
    recognise: (typed) => {
      const words = recogniseWords(typed, facets, vocabulary);
      const { keyphrase, filters } = searchReducer(blank, { type: 'keyphraseSubmitted', words });
      return idsOf({ keyphrase, filters });
    },
  };
}

/** The misses of some queries, and their figures. */
function report(title: string, scores: readonly Score[]) {
  const hits = scores.filter(({ isHit }) => isHit).length / scores.length;
  const precision = scores.reduce((sum, score) => sum + score.precision, 0) / scores.length;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const misses = scores
    .filter((score) => !score.isHit || score.precision < 0.9)
    .map(({ typed, found, right, precision: own, isHit }) => {
      const hit = isHit ? '' : ', none in the first ten';
      return `  ${typed}: ${percent(own)} of ${found} are right, ${right} in stock${hit}`;
    });
  const head = `${title}: ${scores.length} queries, ${percent(hits)} hit, ${percent(precision)} precise`;
  process.stdout.write(`${[head, ...misses].join('\n')}\n`);
  return { hits, precision };
}

const languages = { sv, nb, en, fi, sk };

test('there are at least 200 queries, and 60 held out', () => {
  const sets = Object.values(languages);
  expect(sets.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(200);
  expect(sets.flatMap(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(languages))('%s', (language, { site, queries, heldOut }) => {
  const opened = openSite(site);
  const scoreAll = async (all: readonly Query[], how: 'search' | 'recognise') => {
    const { cars, [how]: find } = await opened;
    return all.map((query) => scoreQuery(query, cars, find(query[0])));
  };

  test.each(['search', 'recognise'] as const)('finds the right cars: %s', async (how) => {
    const scores = await scoreAll(queries, how);
    expect(scores.filter(({ right }) => right === 0)).toEqual([]);
    const { hits, precision } = report(`${language}, ${how}`, scores);
    expect(hits).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.92);
  });

  test('reports the queries held out', async () => {
    const scores = await scoreAll(heldOut, 'recognise');
    expect(scores).toHaveLength(heldOut.length);
    report(`${language}, held out`, scores);
  });
});
