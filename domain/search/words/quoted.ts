import type { WordSpan } from './wordSpan.ts';

const opening = /^["“”„«]/u;
const closing = /["“”»]$/u;

/** The words in quotes, which are meant as typed. */
export function quoted(words: readonly string[]): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = words.findIndex(
      (word, index) => index >= at && closing.test(word) && word.length > 1,
    );
    if (!opening.test(words[at] ?? '') || end < 0) continue;
    spans.push({ at, length: end - at + 1, kind: 'quoted' });
    at = end;
  }
  return spans;
}
