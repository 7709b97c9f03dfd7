import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  isNoticed,
  type Mutant,
  type MutantOutcome,
  type MutantResult,
  mutantOutcomes,
} from './report.ts';

/** Results kept from run to run, so that a run that is stopped goes on, and what survived is tried again. */
export interface ResultsFile {
  /** The outcome if the mutant has been noticed before. */
  readonly noticed: (mutant: Mutant) => MutantOutcome | undefined;
  readonly add: (mutant: Mutant, result: MutantResult) => void;
}

/** Results as lines of JSON in a file; kept nowhere without a name. */
export function openResults(file: string | undefined): ResultsFile {
  if (file === undefined) return { noticed: () => undefined, add: () => undefined };
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.flatMap(outcomeIn));
  return {
    noticed: (mutant) => known.get(keyOf(mutant)),
    add: (mutant, result) =>
      appendFileSync(file, `${JSON.stringify({ key: keyOf(mutant), ...result })}\n`),
  };
}

function outcomeIn(line: string): readonly (readonly [string, MutantOutcome])[] {
  const { key, outcome }: { readonly key?: unknown; readonly outcome?: unknown } = JSON.parse(line);
  const known = mutantOutcomes.find((each) => each === outcome);
  return typeof key === 'string' && known !== undefined && isNoticed(known) ? [[key, known]] : [];
}

function keyOf({ path, mutation: { start, from, to } }: Mutant): string {
  return `${path}:${start}: ${from} → ${to}`;
}
