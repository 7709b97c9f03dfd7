import type { Contender } from './contender.ts';
import { type QuestionKind, questionsOf } from './questions.ts';

/** How long answers took, in ms. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  /** Hits of the first questions together: what contenders should agree on. */
  readonly hits: number;
}

const rounds = 5;
const questionCount = 120;

/** A slow contender is asked fewer questions, but some. */
const patienceMs = 4000;
const leastQuestions = 5;

/**
 * Asks all questions of a kind some times over. Of each question the fastest answer counts, so that what
 * else the machine does is left out, and the percentiles are those of the questions.
 */
export function measure(contender: Contender, kind: QuestionKind): Times {
  const questions = questionsOf(kind, questionCount);
  const best: number[] = [];
  const started = performance.now();
  const isLate = () => performance.now() - started > patienceMs;
  let hits = 0;
  for (let round = 0; round < rounds && !(isLate() && round > 0); round += 1) {
    for (const [at, question] of questions.entries()) {
      if (at >= leastQuestions && isLate()) break;
      if (kind === 'all facets, cold') contender.forget?.();
      const before = performance.now();
      const { total } = contender.ask(question);
      const took = performance.now() - before;
      best[at] = Math.min(best[at] ?? took, took);
      if (round === 0 && at < leastQuestions) hits += total;
    }
  }
  return { p50: percentile(best, 0.5), p95: percentile(best, 0.95), hits };
}

/** The value that so much of all values is below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
