import { keyWords, type Run, runsOf } from '../embedded/text/findText.ts';
import type { Word } from '../embedded/text/words.ts';
import { allOf, anyOf, type Clause } from './clauses.ts';
import { squashedField } from './mapping.ts';
import type { FindOccurring } from './occurrences.ts';
import { beginningWord, foldedWord, nearWords, spelledWord, wordsWithin } from './words.ts';

/** What the text search of an index needs. */
export interface TextOptions {
  /** The other forms of a word. */
  readonly formsOf: (word: string) => readonly string[];
  /** Whether words that aren't in the index match similar ones. */
  readonly isLenient: boolean;
  /** The field of the registration number, if any. */
  readonly plateField: string | undefined;
  readonly occurring: FindOccurring;
}

/** Shorter prefixes would match too many registration numbers. */
const shortestPlate = 3;

/** The possible matches of a word. */
interface Readings {
  readonly word: Clause;
  readonly forms: readonly Clause[];
  readonly plate: readonly Clause[];
  readonly beginning: readonly Clause[];
}

/** A word of a text, and the clause that it matches. */
export interface WordClause {
  readonly text: string;
  readonly clause: Clause;
}

/**
 * Creates the text search, which returns the clause of each word of a text. How a word matches depends on
 * the words in the index, so these are queried first.
 */
export function createFindText(options: TextOptions) {
  const { occurring } = options;

  async function runClauses(runs: readonly Run[]): Promise<readonly RunClauses[]> {
    const readings = runs.map((run) => ({ run, own: readingsOf(run, options) }));
    const found = await occurring(readings.flatMap(({ own }) => clausesOf(own)));
    return readings.map(({ run, own }) => ({ ...run, clauses: spelled(run.text, own, found) }));
  }

  /** The parts of the word, else other diacritics, and if it may be lenient, else typos or a part of it. */
  async function similar(word: Word, isLast: boolean): Promise<Clause> {
    const text = word.join('');
    const candidates = [
      ...(await inParts(word)),
      foldedWord(text, isLast),
      ...(options.isLenient ? [...nearWords(text), ...wordsWithin(text)] : []),
    ];
    const found = await occurring(candidates);
    return candidates.find((clause) => found.has(clause)) ?? anyOf([]);
  }

  async function inParts(word: Word): Promise<readonly Clause[]> {
    if (word.length === 1) return [];
    const runs = word.map((text, from) => ({ from, to: from + 1, text, isLast: false }));
    return [allOf((await runClauses(runs)).map(({ clauses }) => anyOf(clauses)))];
  }

  return async (text: string): Promise<readonly WordClause[]> => {
    const words = keyWords(text);
    const runs = await runClauses(runsOf(words));
    const isLast = (at: number) => at === words.length - 1;
    return Promise.all(
      words.map(async (word, at) => {
        const exact = clausesAt(runs, at);
        const clause = exact.length > 0 ? anyOf(exact) : await similar(word, isLast(at));
        return { text: word.join('-'), clause };
      }),
    );
  };
}

interface RunClauses extends Run {
  readonly clauses: readonly Clause[];
}

/** The clauses of all runs that cover a word. */
function clausesAt(runs: readonly RunClauses[], at: number): readonly Clause[] {
  return runs.filter(({ from, to }) => from <= at && at < to).flatMap(({ clauses }) => clauses);
}

function readingsOf({ text, isLast }: Run, { formsOf, plateField }: TextOptions): Readings {
  return {
    word: spelledWord(text),
    forms: formsOf(text)
      .filter((form) => form !== text)
      .map(spelledWord),
    plate: plateClause(plateField, text, isLast),
    beginning: isLast ? [beginningWord(text)] : [],
  };
}

/** The clauses that occur of the exact word, its other forms, and registration numbers. */
function spelled(text: string, readings: Readings, found: ReadonlySet<Clause>): Clause[] {
  const has = (clause: Clause) => found.has(clause);
  const exact = [readings.word, ...readings.forms].filter(has);
  const plates = readings.plate.filter(has);
  if (plates.length > 0) return [...exact, ...plates];
  // A known word of one or two letters is not treated as a prefix.
  if (exact.length > 0 && text.length < 3) return exact;
  return [...exact, ...readings.beginning.filter(has)];
}

function plateClause(field: string | undefined, text: string, isLast: boolean): readonly Clause[] {
  if (field === undefined || text.length < shortestPlate) return [];
  return [{ [isLast ? 'prefix' : 'term']: { [squashedField(field)]: text } }];
}

function clausesOf({ word, forms, plate, beginning }: Readings): readonly Clause[] {
  return [word, ...forms, ...plate, ...beginning];
}
