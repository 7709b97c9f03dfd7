import type { PatchCounts } from '../engine.ts';
import type { ChangeOutcome } from './store/documentStore.ts';

/** Counts changes by outcome. */
export function countOutcomes(outcomes: readonly ChangeOutcome[]): PatchCounts {
  const count = (wanted: ChangeOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    absent: count('absent'),
  };
}
