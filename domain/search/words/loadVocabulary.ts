import type { WordLanguage } from './languages.ts';
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

/** Built once per group of languages: every search with words needs one. */
const built = new Map<string, Vocabulary>();

/** Loads the words of some languages, for the browser and the site's server: without stems. */
export async function loadVocabulary(languages: readonly WordLanguage[]): Promise<Vocabulary> {
  const key = languages.join();
  const known = built.get(key);
  if (known) return known;
  const vocabulary = createVocabulary(await Promise.all(languages.map((it) => load[it]())));
  built.set(key, vocabulary);
  return vocabulary;
}
