import type { Mutation } from './mutationsOf.ts';

/** A mutation of a file. */
export interface Mutant {
  /** From the root of the project. */
  readonly path: string;
  readonly mutation: Mutation;
}

/** What became of a mutant: a test failed, the compiler refused it, nothing noticed it, there is no test, or its tests fail anyway. */
export type MutantOutcome = 'killed' | 'killed by types' | 'survived' | 'untested' | 'unusable';

/** A mutant as one line: file, line and change. */
export function describeMutant({ path, mutation: { line, from, to } }: Mutant): string {
  return `${path}:${line}: ${inOneLine(from)} → ${to === '' ? '(removed)' : inOneLine(to)}`;
}

/** The outcomes as one line. */
export function summaryOf(outcomes: readonly MutantOutcome[]): string {
  const count = (outcome: MutantOutcome) => outcomes.filter((each) => each === outcome).length;
  return `${outcomes.length} mutants: ${count('killed')} killed by tests, ${count('killed by types')} by types, ${count('survived')} survived, ${count('untested')} reached by no test, ${count('unusable')} with tests that fail anyway.`;
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
