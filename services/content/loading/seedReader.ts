import { relative, sep } from 'node:path';
import type { z } from 'zod';
import type { SeedProblem } from '../model.ts';
import { readYaml } from './readYaml.ts';

/** Reads seed files and remembers what was wrong with them. */
export interface SeedReader {
  /** A file's checked content; undefined where it cannot be used, which is then on record. */
  read: <T>(file: string, schema: z.ZodType<T>, consequence: string) => T | undefined;
  /** Puts a problem on record, once. */
  report: (file: string, message: string) => void;
  /** All problems so far. */
  problems: () => SeedProblem[];
}

/** A reader for the seed folder. */
export function createSeedReader(seedFolder: string): SeedReader {
  const problems = new Map<string, SeedProblem>();

  function report(file: string, message: string): void {
    const shown = relative(seedFolder, file).split(sep).join('/');
    problems.set(`${shown}: ${message}`, { file: shown, message });
  }

  return {
    read: (file, schema, consequence) => {
      const result = readYaml(file, schema);
      if (result.kind === 'read') return result.value;
      report(file, `${result.reasons.join('; ')}; ${consequence}`);
      return undefined;
    },
    report,
    problems: () => [...problems.values()],
  };
}
