import { tidyText } from '../searchText.ts';
import type { WordLanguage } from './languages.ts';
import { readNearPhrases } from './nearPhrases.ts';
import { nearWords } from './nearWords.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether words may be about a place, so that those who know places have to read them. */
export function mayNamePlace(
  text: string,
  vocabulary: Vocabulary,
  languages: readonly WordLanguage[],
): boolean {
  const words = tidyText(text).split(' ');
  // The unit decides only how far.
  return readNearPhrases(words, nearWords(languages), vocabulary, 'km').length > 0;
}
