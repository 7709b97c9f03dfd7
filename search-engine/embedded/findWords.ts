import type { Repair } from '../engine.ts';
import { hasChoice, type Question } from '../question.ts';
import { repairKeyphrase } from '../repairs.ts';
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

/** The documents that have the words of a question. */
export interface FoundWords {
  /** Undefined: all. */
  readonly bits: Bits | undefined;
  readonly dropped: readonly string[];
  /** The keyphrase after repairs. */
  readonly keyphrase: string;
  readonly repairs: readonly Repair[];
  /** The words that were searched in texts, and those of them that aren't in the index. */
  readonly texts: readonly string[];
  readonly unknown: readonly string[];
}

interface Part extends Droppable {
  readonly bits: Bits;
}

const nothing = { dropped: [], keyphrase: '', repairs: [], texts: [], unknown: [] };

/** The documents that have the words of a question, or as many of them as find something. */
export function findWords(
  index: SearchIndex,
  { keyphrase, dropsWords, facets }: Question,
  { narrowed, budget }: WordsContext,
): FoundWords {
  if (keyphrase === '') return { ...nothing, bits: undefined };
  const { parts, ignored, ...read } = readParts(index, keyphrase, budget);
  const isKeyphrase = keyWords(keyphrase).length > 0;
  const bits = isKeyphrase ? allOf(parts) : new Uint32Array(wordsFor(index.data.count));
  const found = { ...read, bits, dropped: dropsWords ? ignored : [] };
  const finds = (kept: readonly Part[]) => {
    budget.check();
    const hits = intersect(allOf(kept), narrowed);
    return hits === undefined || !isEmpty(hits);
  };
  if (!dropsWords || finds(parts)) return found;
  const kept = smallerSearches(parts, !facets.some(hasChoice)).find(finds);
  if (!kept) return found;
  const dropped = [...droppedWords(parts, kept), ...ignored];
  return { ...read, bits: allOf(kept), dropped };
}

/** Reads a keyphrase, and once more if words that aren't in the index can be repaired. */
function readParts(index: SearchIndex, keyphrase: string, budget: Budget) {
  const { repair } = index.reader;
  const first = readOnce(index, keyphrase, budget);
  const repaired = repair && repairKeyphrase(keyphrase, first.unknown, repair);
  if (!repaired || repaired.repairs.length === 0) return { ...first, keyphrase, repairs: [] };
  return { ...readOnce(index, repaired.keyphrase, budget), ...repaired };
}

function readOnce(index: SearchIndex, keyphrase: string, budget: Budget) {
  const { conditions, ignored, text } = index.reader.read(keyphrase);
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
  const texts = found.map((word) => word.text);
  const unknown = found.flatMap((word) => (isEmpty(word.bits) ? [word.text] : []));
  return { parts, ignored, texts, unknown };
}

function allOf(parts: readonly Part[]): Bits | undefined {
  return parts.map(({ bits }) => bits).reduce<Bits | undefined>(intersect, undefined);
}
