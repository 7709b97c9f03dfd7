import { foldText } from '../search/searchText.ts';

/** The words of a text without accents, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each typed word begins a word of the text. */
export function matchesWords(typed: string, text: string): boolean {
  const own = wordsOf(text);
  return wordsOf(typed).every((word) => own.some((candidate) => candidate.startsWith(word)));
}
