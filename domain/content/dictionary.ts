import { sitePath } from './href.ts';
import { textSubjects } from './texts/all.ts';

export type DictionaryKey = (typeof textSubjects)[number]['keys'][number];

/** The keys of texts that belong to the site rather than to a page. */
export const dictionaryKeys: readonly DictionaryKey[] = textSubjects.flatMap(
  ({ keys }): readonly DictionaryKey[] => keys,
);

/** All texts of a site in one language. */
export type Dictionary = Readonly<Record<DictionaryKey, string>>;

/** A dictionary, and the keys that the platform has no text for. */
export interface ParsedDictionary {
  readonly dictionary: Dictionary;
  /** Without those that the site may not need, as far as the dictionary itself can tell. */
  readonly missing: readonly DictionaryKey[];
}

/**
 * Completes the platform's entries. A missing key is its own text, as on the platform's own pages,
 * so that editors see which text to write.
 */
export function parseDictionary(entries: ReadonlyMap<string, string>): ParsedDictionary {
  const texts = dictionaryKeys.map((key) => [key, textOf(key, entries) || key] as const);
  // The entries are built from the list that defines the keys.
  return { dictionary: Object.fromEntries(texts) as Dictionary, missing: missingTexts(entries) };
}

/** Empty without a text of its own, and for a path that leads to another site, such as `//other.example`. */
export function textOf(key: DictionaryKey, entries: ReadonlyMap<string, string>): string {
  const text = entries.get(key)?.trim() ?? '';
  const isPath = key.startsWith('pathTo') && text.startsWith('/');
  return isPath ? (sitePath(text) ?? '') : text;
}

/**
 * The keys without a text, except for those of a subject without any text, which the site doesn't
 * have, and of facets and sort orders, of which each site shows some. The content check, which knows the
 * pages, names them all.
 */
function missingTexts(entries: ReadonlyMap<string, string>): readonly DictionaryKey[] {
  return textSubjects.flatMap(({ keys, needOf }): readonly DictionaryKey[] => {
    const missing = keys.filter((key) => textOf(key, entries) === '');
    return missing.filter((key) => {
      const { kind } = needOf(key);
      return kind === 'every-site' || (kind === 'blocks' && missing.length < keys.length);
    });
  });
}
