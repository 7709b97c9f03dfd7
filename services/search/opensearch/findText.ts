import { keyWords, type Run, runsOf, synonymsByWord } from '../embedded/text/findText.ts';
import { fold, type Word } from '../embedded/text/words.ts';
import { allOf, anyOf, type Clause } from './clauses.ts';
import { squashedField } from './mapping.ts';
import type { FindOccurring } from './occurrences.ts';
import {
  beginningWord,
  foldedWord,
  nearWords,
  phraseWords,
  spelledWord,
  wordsWithin,
} from './words.ts';

/** What can be found by words in an index. */
export interface TextOptions {
  /** Texts of one group mean the same. */
  readonly groups: readonly (readonly string[])[];
  /** The field of the registration number; undefined: there is none. */
  readonly plateField: string | undefined;
  readonly occurring: FindOccurring;
}

/** Below this, every number of a country begins alike. */
const shortestPlate = 3;

/** What a word may be, as far as the index has it. */
interface Readings {
  readonly word: Clause;
  readonly synonyms: readonly Clause[];
  readonly plate: readonly Clause[];
  readonly beginning: readonly Clause[];
}

/**
 * Finds the clause of a keyphrase: all its words must be there. Which reading of a word holds depends
 * on what the index has, so that is asked first; the cluster can't choose by itself.
 */
export function createFindText({ groups, plateField, occurring }: TextOptions) {
  const synonyms = synonymsByWord(groups);

  function readingsOf(text: string, isLast: boolean): Readings {
    return {
      word: spelledWord(text),
      synonyms: (synonyms.get(fold(text)) ?? []).map(phraseWords),
      plate: plateClause(plateField, text, isLast),
      beginning: isLast ? [beginningWord(text)] : [],
    };
  }

  /** The word as it stands, its synonyms, and registration numbers; nothing where none occurs. */
  function spelled(text: string, readings: Readings, found: ReadonlySet<Clause>): Clause[] {
    const has = (clause: Clause) => found.has(clause);
    const exact = [readings.word, ...readings.synonyms].filter(has);
    const plates = readings.plate.filter(has);
    if (plates.length > 0) return [...exact, ...plates];
    // A word of one or two letters that means something is no beginning of another.
    const isMeant = has(readings.word) || readings.synonyms.length > 0;
    if (isMeant && text.length < 3) return exact;
    return [...exact, ...readings.beginning.filter(has)];
  }

  async function runClauses(runs: readonly Run[]) {
    const readings = runs.map(({ text, isLast }) => readingsOf(text, isLast));
    const found = await occurring(readings.flatMap(clausesOf));
    return runs.map((run, at) => {
      const own = readings[at] ?? readingsOf(run.text, run.isLast);
      return { ...run, clauses: spelled(run.text, own, found) };
    });
  }

  /** The word in its parts, with other marks, with a slip, or in part, whichever comes first. */
  async function alike(word: Word, isLast: boolean): Promise<Clause> {
    const text = word.join('');
    const candidates = [
      ...(await inParts(word)),
      foldedWord(text, isLast),
      ...nearWords(text),
      ...wordsWithin(text),
    ];
    const found = await occurring(candidates);
    return candidates.find((clause) => found.has(clause)) ?? anyOf([]);
  }

  async function inParts(word: Word): Promise<readonly Clause[]> {
    if (word.length === 1) return [];
    const runs = word.map((text, from) => ({ from, to: from + 1, text, isLast: false }));
    return [allOf((await runClauses(runs)).map(({ clauses }) => anyOf(clauses)))];
  }

  return async (keyphrase: string): Promise<Clause> => {
    const words = keyWords(keyphrase);
    if (words.length === 0) return anyOf([]);
    const runs = await runClauses(runsOf(words));
    const clauses = words.map((word, at) => {
      const covering = runs.filter(({ from, to }) => from <= at && at < to);
      const spelledSomehow = covering.flatMap((run) => run.clauses);
      if (spelledSomehow.length > 0) return anyOf(spelledSomehow);
      return alike(word, at === words.length - 1);
    });
    return allOf(await Promise.all(clauses));
  };
}

function plateClause(field: string | undefined, text: string, isLast: boolean): readonly Clause[] {
  if (field === undefined || text.length < shortestPlate) return [];
  return [{ [isLast ? 'prefix' : 'term']: { [squashedField(field)]: text } }];
}

function clausesOf({ word, synonyms, plate, beginning }: Readings): readonly Clause[] {
  return [word, ...synonyms, ...plate, ...beginning];
}
