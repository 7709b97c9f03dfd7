import type { Comparison } from './compare.ts';

const shownDifferences = 3;

/** Collects and prints the results of a run. */
export function createReport() {
  let compared = 0;
  let failed = 0;

  async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
    const started = performance.now();
    const value = await run();
    console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return value;
  }

  function add(asked: number, differences: readonly string[]): void {
    compared += asked;
    failed += differences.length;
    if (differences.length === 0) return;
    console.log(`   ${differences.length} FAILED`);
    for (const line of differences.slice(0, shownDifferences)) console.log(`   ${line}`);
  }

  return {
    /** Runs a step that must not throw. */
    step,
    /** Runs a comparison that must have no differences. */
    comparison: async (name: string, run: () => Promise<Comparison>): Promise<void> => {
      const { asked, answered, differences } = await step(name, run);
      console.log(`   ${asked} searches, ${answered} with hits`);
      add(asked, differences);
    },
    /** Runs a check that returns its problems. */
    check: async (name: string, run: () => Promise<readonly string[]>): Promise<void> => {
      add(1, await step(name, run));
    },
    /** Prints the summary and returns whether everything passed. */
    finish: (): boolean => {
      console.log(`\n${compared} answers compared, ${failed} failed`);
      return failed === 0;
    },
  };
}

/** The report of a run. */
export type Report = ReturnType<typeof createReport>;
