import { describe, expect, test } from 'vitest';
import { wireName } from '#domain/search/facets.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { createVocabulary } from '#domain/search/words/vocabulary.ts';
import { wordTables } from '#domain/search/words/wordTables.ts';
import { carWords } from '../searchWords.ts';
import { commonWords } from './commonWords.ts';

/** An index with a value for every meaning. */
function openIndex(language: WordLanguage) {
  const languages: readonly WordLanguage[] = language === 'en' ? ['en'] : [language, 'en'];
  const { synonyms, languages: words } = createVocabulary(
    languages.map((each) => wordTables[each]),
  );
  const valuesOf = (field: string) =>
    synonyms.flatMap((meant) => (wireName(meant.field) === field ? meant.phrases.slice(0, 1) : []));
  const { read } = carWords(languages).createReader(valuesOf);
  const isInTable = (key: string) =>
    words.some(({ synonyms: known, fillers, sizes, not }) =>
      [known, fillers, sizes, not].some((keys) => keys.has(key)),
    );
  return { languages, read, isInTable };
}

describe.each<WordLanguage>(['sv', 'nb', 'en', 'fi', 'sk'])(
  'an ordinary word in %s',
  (language) => {
    const { languages, read, isInTable } = openIndex(language);

    test('is taken for nothing else, unless a table has it', () => {
      const taken = [...commonWords(languages)]
        .filter((word) => !isInTable(word))
        .filter((word) => read(word).conditions.length > 0);
      expect(taken).toEqual([]);
    });
  },
);
