import { wordKey } from './vocabulary.ts';

/** No phrase has more words: `no more than`. */
const maxPhrase = 4;

/** The number of words of a phrase that starts at a word; the longest first. */
export function phraseAt(
  words: readonly string[],
  at: number,
  phrases: { readonly has: (key: string) => boolean },
): number {
  for (let length = Math.min(maxPhrase, words.length - at); length > 0; length -= 1)
    if (phrases.has(wordKey(words.slice(at, at + length).join(' ')))) return length;
  return 0;
}
