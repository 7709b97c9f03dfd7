import { percentile } from '../percentile.ts';
import type { Contender } from './contender.ts';
import { type QuestionKind, questionsOf } from './questions.ts';

/** Response times in ms. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  /** Total hits of the first searches, on which contenders should agree. */
  readonly hits: number;
}

const rounds = 5;
const questionCount = 120;

/** After this time, a slow contender gets fewer searches. */
const timeBudgetMs = 4000;
const minQuestions = 5;

/**
 * Repeats all searches of a kind several times. The fastest response of each search is used, to exclude
 * other load on the machine; the percentiles are those of the searches.
 */
export function measure(contender: Contender, kind: QuestionKind): Times {
  const questions = questionsOf(kind, questionCount);
  const best: number[] = [];
  const started = performance.now();
  const isLate = () => performance.now() - started > timeBudgetMs;
  let hits = 0;
  for (let round = 0; round < rounds && !(isLate() && round > 0); round += 1) {
    for (const [at, question] of questions.entries()) {
      if (at >= minQuestions && isLate()) break;
      if (kind.endsWith('cold')) contender.forget?.();
      const before = performance.now();
      const { total } = contender.ask(question);
      const took = performance.now() - before;
      best[at] = Math.min(best[at] ?? took, took);
      if (round === 0 && at < minQuestions) hits += total;
    }
  }
  return { p50: percentile(best, 0.5), p95: percentile(best, 0.95), hits };
}
