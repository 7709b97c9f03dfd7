import { hasChoice, type Question } from '../question.ts';
import {
  type Droppable,
  droppedWords,
  isUnmet,
  smallerSearches,
  textWeight,
} from '../searchWords.ts';
import { type Bits, intersect, wordsFor } from './bits.ts';
import type { Budget } from './budget.ts';
import type { SearchIndex } from './searchIndex.ts';
import { conditionBits } from './selection.ts';
import { isEmpty, keyWords } from './text/findText.ts';

interface WordsContext {
  /** The documents that match all filters and choices; undefined: all. */
  readonly narrowed: Bits | undefined;
  readonly budget: Budget;
}

interface FoundWords {
  /** The documents that have the words; undefined: all. */
  readonly bits: Bits | undefined;
  readonly dropped: readonly string[];
}

interface Part extends Droppable {
  readonly bits: Bits;
}

/** The documents that have the words of a question, or as many of them as find something. */
export function findWords(
  index: SearchIndex,
  { keyphrase, dropsWords, facets }: Question,
  { narrowed, budget }: WordsContext,
): FoundWords {
  if (keyphrase === '') return { bits: undefined, dropped: [] };
  const { parts, ignored } = readParts(index, keyphrase, budget);
  const isKeyphrase = keyWords(keyphrase).length > 0;
  const bits = isKeyphrase ? allOf(parts) : new Uint32Array(wordsFor(index.data.count));
  const found = { bits, dropped: dropsWords ? ignored : [] };
  const finds = (kept: readonly Part[]) => {
    budget.check();
    const hits = intersect(allOf(kept), narrowed);
    return hits === undefined || !isEmpty(hits);
  };
  if (!dropsWords || finds(parts)) return found;
  const kept = smallerSearches(parts, !facets.some(hasChoice)).find(finds);
  if (!kept) return found;
  return { bits: allOf(kept), dropped: [...droppedWords(parts, kept), ...ignored] };
}

function readParts(index: SearchIndex, keyphrase: string, budget: Budget) {
  const { conditions, ignored, text } = index.readKeyphrase(keyphrase);
  const found = index.findText(text, budget);
  const parts: readonly Part[] = [
    ...conditions.map(({ words, condition, weight }) => ({
      words,
      bits: conditionBits(index, condition),
      weight,
      isUnknown: isUnmet(condition),
    })),
    ...found.map(({ text: words, bits }) => ({
      words,
      bits,
      weight: textWeight,
      isUnknown: isEmpty(bits),
    })),
  ];
  return { parts, ignored };
}

function allOf(parts: readonly Part[]): Bits | undefined {
  return parts.map(({ bits }) => bits).reduce<Bits | undefined>(intersect, undefined);
}
