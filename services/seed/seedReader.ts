import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { z } from 'zod';
import { readYaml } from './readYaml.ts';

/** A problem in a file of the group's folder. */
export interface SeedProblem {
  /** File, relative to the folder that was read. */
  file: string;
  /** The problem and its consequence. */
  message: string;
}

/** When a file was made and last changed (ISO 8601, UTC). */
export interface FileTimes {
  created: string;
  updated: string;
}

/** Reads seed files and collects their problems. */
export interface SeedReader {
  /** A file's validated content; undefined if it is invalid, which is then reported. */
  read: <T>(file: string, schema: z.ZodType<T>, consequence: string) => T | undefined;
  times: (file: string) => FileTimes;
  /** Adds a problem, once. */
  report: (file: string, message: string) => void;
  /** All problems so far. */
  problems: () => SeedProblem[];
}

/** A reader for a folder; problems name files relative to it. */
export function createSeedReader(folder: string): SeedReader {
  const problems = new Map<string, SeedProblem>();

  function report(file: string, message: string): void {
    const shown = relative(folder, file).split(sep).join('/');
    problems.set(`${shown}: ${message}`, { file: shown, message });
  }

  return {
    read: (file, schema, consequence) => {
      const result = readYaml(file, schema);
      if (result.kind === 'read') return result.value;
      report(file, `${result.reasons.join('; ')}; ${consequence}`);
      return undefined;
    },
    times: fileTimes,
    report,
    problems: () => [...problems.values()],
  };
}

/** Some file systems don't know when a file was made; it is no younger than its last change. */
function fileTimes(file: string): FileTimes {
  const { birthtimeMs, mtimeMs } = statSync(file);
  const created = birthtimeMs > 0 ? Math.min(birthtimeMs, mtimeMs) : mtimeMs;
  return { created: isoSeconds(created), updated: isoSeconds(mtimeMs) };
}

function isoSeconds(moment: number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
}
