import type { CarSearchRequest } from '#domain/cars/service.ts';
import type { Facet } from '#domain/search/facet.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { knownValues } from '#domain/search/knownValues.ts';
import { recogniseWords } from '#domain/search/recogniseWords.ts';
import { searchReducer } from '#domain/search/searchState.ts';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import { wordKey } from '#domain/search/words/vocabulary.ts';
import { createWordReader } from '#domain/search/words/wordReader.ts';
import { answer } from '#search-engine/embedded/answer.ts';
import type { SearchIndex } from '#search-engine/embedded/searchIndex.ts';
import { buildTestIndex } from '#search-engine/embedded/testing.ts';
import { requireSchema } from '#search-engine/indexSchema.ts';
import { readQuestion } from '#search-engine/question.ts';
import { sites } from '#sites/index.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { carsQuestion } from '#upstream/search/carsQuestion.ts';
import { parseFacets } from '#upstream/search/parseFacets.ts';
import { stock } from '../../stock/index.ts';

const limit = 5000;

const localesOf = (site: string) => sites.find(({ id }) => id === site)?.locales ?? [];
const schemaOf = createSchemaOf(localesOf);

type Asked = Omit<CarSearchRequest, 'site' | 'limit'>;

/** Sends a request to an index as the site does. */
function ask(index: SearchIndex, name: string, request: Asked) {
  const question = carsQuestion(name, { site: name, limit, facets: knownFacets, ...request });
  const read = readQuestion(schemaOf, { ...question, fields: ['car_id'] });
  if (!read.ok) throw new Error(read.failure.kind);
  return answer(index, read.value);
}

/** The cars that a search finds, and the words it says that it left out. */
export interface Found {
  readonly ids: readonly string[];
  readonly dropped: readonly string[];
}

/** The stock of a site, and the two ways in which it is searched. */
export interface OpenedSite {
  readonly cars: readonly Readonly<Record<string, unknown>>[];
  /** Searches with the words as typed, as without JavaScript. */
  readonly search: (typed: string) => Found;
  /** The words that a search ignores without saying so. */
  readonly ignored: (typed: string) => readonly string[];
  /** Searches with the filters that the browser recognises in the words. */
  readonly recognise: (typed: string) => Found;
}

/** Opens the stock of a site. */
export async function openSite(site: string): Promise<OpenedSite> {
  const name = `vehicles-${site}`;
  const cars = stock.find((each) => each.name === name)?.generate('2026-11-22') ?? [];
  const index = buildTestIndex(requireSchema(schemaOf, name), cars);
  const facets: readonly Facet[] = parseFacets([...ask(index, name, {}).facets]);
  const vocabulary = await loadVocabulary(wordLanguages(localesOf(site)));
  const find = (request: Asked): Found => {
    const { hits, droppedWords = [] } = ask(index, name, { dropsWords: true, ...request });
    const ids = hits.map((hit) => String(JSON.parse(Buffer.from(hit).toString()).car_id));
    return { ids, dropped: droppedWords };
  };
  const known = knownValues(facets);
  const reader = createWordReader(vocabulary, (field) =>
    known.flatMap(({ name: own, value }) => (own === field ? [value] : [])),
  );
  const isFiller = (word: string) =>
    vocabulary.languages.some(({ fillers }) => fillers.has(wordKey(word)));
  const blank = { keyphrase: '', filters: {}, page: 0, sortName: '' };
  return {
    cars,
    search: (keyphrase) => find({ keyphrase }),
    ignored: (typed) => {
      const words = reader.expand(typed.split(' '));
      const numbers = reader.numbers(words);
      // A size that confirms a body isn't ignored.
      return reader
        .meanings(words, numbers)
        .filter(({ kind }) => kind === 'filler')
        .flatMap(({ at, length }) => words.slice(at, at + length))
        .filter(isFiller)
        .map((word) => word.toLowerCase().replace(/[,.]$/, ''));
    },
    recognise: (typed) => {
      const words = recogniseWords(typed, facets, vocabulary);
      const { keyphrase, filters } = searchReducer(blank, { type: 'keyphraseSubmitted', words });
      return find({ keyphrase, filters });
    },
  };
}
