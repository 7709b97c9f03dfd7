import type { Contender } from './contender.ts';
import { type QuestionKind, questionsOf } from './questions.ts';

/** How long answers took, in ms. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  /** Hits of all questions together: what contenders must agree on. */
  readonly hits: number;
}

const rounds = 5;
const questionsPerRound = 120;
/** A slow contender is asked fewer questions. */
const patienceMs = 4000;

/** Asks all questions of a kind some times over; the quietest round counts. */
export function measure(contender: Contender, kind: QuestionKind): Times {
  const questions = questionsOf(kind, questionsPerRound);
  const started = performance.now();
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    let hits = 0;
    for (const question of questions) {
      if (kind === 'all facets, cold') contender.forget?.();
      const before = performance.now();
      const { total } = contender.ask(question);
      times.push(performance.now() - before);
      if (times.length <= comparedQuestions) hits += total;
      if (isLate(started) && times.length >= comparedQuestions) break;
    }
    all.push({ p50: percentile(times, 0.5), p95: percentile(times, 0.95), hits });
    if (isLate(started)) break;
  }
  return all.reduce((best, times) => (times.p95 < best.p95 ? times : best));
}

const comparedQuestions = 10;

function isLate(started: number): boolean {
  return performance.now() - started > patienceMs;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
