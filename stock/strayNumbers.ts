import { wordKey } from '#domain/search/words/vocabulary.ts';

/** What numbers may be parts of. */
interface Names {
  /** The keys of all models and makes of the index. */
  readonly models: readonly string[];
  readonly makes: ReadonlySet<string>;
  /** Whether a word means something else than a part of a registration number. */
  readonly isKnown: (key: string) => boolean;
}

/**
 * Whether a small number says nothing by itself: the 2 of `2 children`, but not that of `Polestar 2`, or the 12 of
 * the registration number `MLB 12`. It is a part of many texts, such as `type 2`.
 */
export function isStrayNumber(
  words: readonly string[],
  at: number,
  { models, makes, isKnown }: Names,
): boolean {
  const key = wordKey(words[at] ?? '');
  if (!/^\d{1,2}$/.test(key) || words.length === 1) return false;
  const before = wordKey(words[at - 1] ?? '');
  const after = wordKey(words[at + 1] ?? '');
  const isInModel = (joined: string) => models.some((model) => model.startsWith(joined));
  if (before !== '' && isInModel(before + key)) return false;
  if (after !== '' && isInModel(key + after)) return false;
  const mayBePlate = [before, after].some((each) => /^\p{L}{2,3}$/u.test(each) && !isKnown(each));
  return !mayBePlate && !(makes.has(before) && models.includes(key));
}
