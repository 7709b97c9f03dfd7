import { keyWords } from './embedded/text/findText.ts';
import { wordPattern } from './embedded/text/words.ts';
import type { EngineAnswer, Repair } from './engine.ts';
import type { Question } from './question.ts';
import type { KeyphraseReader } from './searchWords.ts';

/** A keyphrase after repairs. */
export interface RepairedKeyphrase {
  readonly keyphrase: string;
  readonly repairs: readonly Repair[];
}

/**
 * Replaces the words of a keyphrase that aren't in the index by those they are likely to mean. Words in
 * quotes are meant as typed.
 */
export function repairKeyphrase(
  keyphrase: string,
  unknown: readonly string[],
  repair: NonNullable<KeyphraseReader['repair']>,
): RepairedKeyphrase {
  const quoted = new Set(quotedWords(keyphrase));
  const wanted = new Set(unknown.filter((word) => !quoted.has(word)));
  const repairs: Repair[] = [];
  const repaired = keyphrase.normalize('NFC').replaceAll(wordPattern, (typed) => {
    const word = typed.toLowerCase();
    const read = wanted.has(word) ? repair(word) : undefined;
    if (read === undefined) return typed;
    repairs.push({ typed, read });
    return read;
  });
  return { keyphrase: repaired, repairs };
}

/** The words of a keyphrase in quotes. */
function quotedWords(keyphrase: string): readonly string[] {
  const quotes = keyphrase.match(/["“”„«»][^"“”„«»]+["“”„«»]/gu) ?? [];
  return quotes.flatMap((quote) => keyWords(quote).map((word) => word.join('-')));
}

/** Above it, a search has found enough cars to show. */
const fewHits = 3;

/** How the words of a search were found. */
interface SearchedWords {
  readonly total: number;
  readonly dropped: readonly string[];
  readonly repairs: readonly Repair[];
  /** The words that were searched in texts, and those of them that aren't in the index. */
  readonly texts: readonly string[];
  readonly unknown: readonly string[];
}

/** What an answer says about the words of its question: left out, read differently, or meant perhaps. */
export function wordsInAnswer(
  { suggest }: KeyphraseReader,
  { dropsWords }: Question,
  { total, dropped, repairs, texts, unknown }: SearchedWords,
): Pick<EngineAnswer, 'droppedWords' | 'repairedWords' | 'similarWords'> {
  const doubtful = dropsWords && suggest ? (total <= fewHits ? texts : unknown) : [];
  const similar = doubtful.flatMap((typed) =>
    (suggest?.(typed) ?? []).map((read) => ({ typed, read })),
  );
  return {
    ...(dropped.length > 0 && { droppedWords: dropped }),
    ...(repairs.length > 0 && { repairedWords: repairs }),
    ...(similar.length > 0 && { similarWords: similar }),
  };
}
