import { tidyText } from '../searchText.ts';
import type { WordLanguage } from './languages.ts';
import { nearWords } from './nearWords.ts';
import { readNear } from './readNear.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether words may be about a place, so that those who know places have to read them. */
export function mayNamePlace(
  text: string,
  vocabulary: Vocabulary,
  languages: readonly WordLanguage[],
): boolean {
  const words = tidyText(text).split(' ');
  // The unit decides only how far.
  return readNear(words, nearWords(languages), vocabulary, 'km').length > 0;
}
