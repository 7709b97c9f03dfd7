import type { Mutation } from './mutationsOf.ts';

/** A mutation of a file. */
export interface Mutant {
  /** From the root of the project. */
  readonly path: string;
  readonly mutation: Mutation;
}

/**
 * What became of a mutant: a test failed, the compiler or the linter refused it, a picture changed, the tests didn't end,
 * nothing noticed it, there is no test, or all its tests fail anyway.
 */
export type MutantOutcome = (typeof mutantOutcomes)[number];

export const mutantOutcomes = [
  'killed',
  'killed by types',
  'killed by lint',
  'killed by pictures',
  'timed out',
  'survived',
  'untested',
  'unusable',
] as const;

export interface MutantResult {
  readonly outcome: MutantOutcome;
  /** The test, or the story in the picture, that noticed the mutant. */
  readonly by?: string;
}

/** Whether a mutant is noticed. Tests that don't end are noticed too. */
export function isNoticed(outcome: MutantOutcome): boolean {
  return outcome.startsWith('killed') || outcome === 'timed out';
}

/** A mutant as one line: file, line and change. */
export function describeMutant({ path, mutation: { line, from, to } }: Mutant): string {
  return `${path}:${line}: ${inOneLine(from)} → ${to === '' ? '(removed)' : inOneLine(to)}`;
}

/** A result as one line. */
export function describeResult({ outcome, by }: MutantResult): string {
  return by === undefined ? outcome : `${outcome} by ${inOneLine(by)}`;
}

/** The outcomes as one line. */
export function summaryOf(outcomes: readonly MutantOutcome[]): string {
  const count = (outcome: MutantOutcome) => outcomes.filter((each) => each === outcome).length;
  const judged = outcomes.length - count('unusable');
  const share = ((100 * outcomes.filter(isNoticed).length) / Math.max(judged, 1)).toFixed(1);
  return `${outcomes.length} mutants: ${count('killed')} killed by tests, ${count('killed by types')} by types, ${count('killed by lint')} by lint, ${count('killed by pictures')} by pictures, ${count('timed out')} by tests that didn't end, ${count('survived')} survived, ${count('untested')} reached by no test, ${count('unusable')} with tests that fail anyway: ${share} % noticed.`;
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
