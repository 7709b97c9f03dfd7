import type { WordLanguage } from '#domain/search/words/languages.ts';
import { wordKey } from '#domain/search/words/vocabulary.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { nb } from './nb.ts';
import { sk } from './sk.ts';
import { sv } from './sv.ts';

const texts: Readonly<Record<WordLanguage, string>> = { sv, nb, en, fi, sk };

/** The keys of the ordinary words of some languages, which must not be taken for anything else. */
export function commonWords(languages: readonly WordLanguage[]): ReadonlySet<string> {
  const words = languages.flatMap((language) => texts[language].split(/\s+/).filter(Boolean));
  return new Set(words.map(wordKey));
}
