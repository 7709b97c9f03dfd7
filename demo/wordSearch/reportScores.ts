import type { Score } from './scoreQuery.ts';

/** The figures of some queries. */
export interface Figures {
  /** The share that have a right car among the first ten. */
  readonly hits: number;
  /** The share of right cars among those found, on average. */
  readonly precision: number;
}

/** Prints the misses of some queries, and returns their figures. */
export function reportScores(title: string, scores: readonly Score[]): Figures {
  const hits = scores.filter(({ isHit }) => isHit).length / scores.length;
  const precision = scores.reduce((sum, score) => sum + score.precision, 0) / scores.length;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const misses = scores
    .filter((score) => !score.isHit || score.precision < 0.9)
    .map(({ typed, found, right, precision: own, isHit }) => {
      const hit = isHit ? '' : ', none in the first ten';
      return `  ${typed}: ${percent(own)} of ${found} are right, ${right} in stock${hit}`;
    });
  const head = `${title}: ${scores.length} queries, ${percent(hits)} hit, ${percent(precision)} precise`;
  process.stdout.write(`${[head, ...misses].join('\n')}\n`);
  return { hits, precision };
}
