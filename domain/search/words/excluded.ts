import { phraseAt } from './phrases.ts';
import { type Vocabulary, wordKey } from './vocabulary.ts';
import { overlap, type WordPlace, type WordSpan } from './wordSpan.ts';

/** `not diesel`, `no SUV`: a filter can only ask for something. */
export function excluded(
  words: readonly string[],
  taken: readonly WordPlace[],
  { languages, phrases }: Vocabulary,
): readonly WordSpan[] {
  const isNot = (at: number) => languages.some(({ not }) => not.has(wordKey(words[at] ?? ' ')));
  return words.flatMap((_, at) => {
    if (!isNot(at) || taken.some((span) => overlap(span, { at, length: 1 }))) return [];
    // `no VAT` is a meaning of its own.
    if (phraseAt(words, at, phrases) > 1) return [];
    const length = Math.min(2, words.length - at);
    return [{ at, length, kind: 'ignored' }];
  });
}
