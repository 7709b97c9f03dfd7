import { phraseAt } from './phrases.ts';
import { type Vocabulary, wordKey } from './vocabulary.ts';
import { overlap, type WordPlace, type WordSpan } from './wordSpan.ts';

/**
 * `not diesel`, `no SUV`: a filter can only ask for something. What follows is the next word, or all words
 * that are taken from there: `not under 20000`.
 */
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
    const next = taken.find((span) => span.at === at + 1);
    const length = Math.min(1 + (next?.length ?? 1), words.length - at);
    return [{ at, length, kind: 'ignored' }];
  });
}
