import { marksIn, type Template } from '../fillText.ts';
import { sitePath } from './href.ts';

import { textSubjects } from './texts/all.ts';
import type { TextMarks } from './texts/textSubject.ts';

export type DictionaryKey = (typeof textSubjects)[number]['keys'][number];

/** The keys of texts that belong to the site rather than to a page. */
export const dictionaryKeys: readonly DictionaryKey[] = textSubjects.flatMap(
  ({ keys }): readonly DictionaryKey[] => keys,
);

type Subject = (typeof textSubjects)[number];

/** The marks of all subjects in one type: a function that takes each of them takes their intersection. */
type AllMarks = (Subject extends infer Each ? TakesMarks<Each> : never) extends (
  names: infer Names,
) => void
  ? Names
  : never;

type TakesMarks<Each> = Each extends { readonly marks: infer Names }
  ? (names: Names) => void
  : never;

/** All texts of a site in one language. */
export type Dictionary = {
  readonly [Key in DictionaryKey]: Key extends keyof AllMarks
    ? Template<AllMarks[Key][number]>
    : string;
};

/** The keys of the texts without marks. */
export type PlainTextKey = Exclude<DictionaryKey, keyof AllMarks>;

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
  const texts: Readonly<Record<string, unknown>> = Object.fromEntries(
    dictionaryKeys.map((key) => [key, textOf(key, entries) || key]),
  );
  // The entries are built from the list that defines the keys.
  return { dictionary: texts as Dictionary, missing: missingTexts(entries) };
}

/** A text whose marks differ from those that the code fills. */
export interface WrongMarks {
  readonly key: DictionaryKey;
  /** What the code puts in, and the text has no place for. */
  readonly lacks: readonly string[];
  /** What visitors would read with its braces. */
  readonly hasUnknown: readonly string[];
}

/** The texts whose marks differ from those that the code fills. */
export function wrongMarks(entries: ReadonlyMap<string, string>): readonly WrongMarks[] {
  return textSubjects.flatMap(({ keys, marks }) => {
    const filled: TextMarks = marks;
    return keys.flatMap((key: DictionaryKey) => {
      const text = textOf(key, entries);
      if (text === '') return [];
      const [wanted, written] = [filled[key] ?? [], marksIn(text)];
      const lacks = wanted.filter((name) => !written.includes(name));
      const hasUnknown = written.filter((name) => !wanted.includes(name));
      return lacks.length + hasUnknown.length > 0 ? [{ key, lacks, hasUnknown }] : [];
    });
  });
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
