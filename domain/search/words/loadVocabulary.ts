import { type WordLanguage, wordLanguages } from './languages.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import type { WordTable } from './wordTable.ts';

/** Each language is a chunk of its own, loaded by the first search in it. */
const load: Readonly<Record<WordLanguage, () => Promise<WordTable>>> = {
  sv: async () => (await import('./sv.ts')).sv,
  nb: async () => (await import('./nb.ts')).nb,
  en: async () => (await import('./en.ts')).en,
  fi: async () => (await import('./fi.ts')).fi,
  sk: async () => (await import('./sk.ts')).sk,
};

/** Loads the words of the languages in which a site's visitors search, for a browser: without stems. */
export async function loadVocabulary(site: string): Promise<Vocabulary> {
  return createVocabulary(await Promise.all(wordLanguages(site).map((it) => load[it]())));
}
