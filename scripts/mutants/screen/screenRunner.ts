import fc from 'fast-check';
import type { RunnerTask, RunnerTestCase } from 'vitest';
import { inject, TestRunner } from 'vitest';
import { switches } from './switches.ts';
import { testKey } from './testKey.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants to try with each test. Without them, the run records which mutants each test meets. */
    readonly mutantsByTest: Readonly<Record<string, readonly number[]>> | undefined;
  }

  interface TaskMeta {
    /** The mutants whose code a test runs. */
    met?: readonly number[];
    /** The mutants that a test was run with, and whether it failed with them. */
    tried?: { mutant: number; isNoticed: boolean }[];
  }
}

/** A test is run without a mutant first, and again after each failure, to see that it still passes. */
type Attempt = { readonly kind: 'sound' } | { readonly kind: 'mutant'; readonly mutant: number };

/** If a test asks for mutants more often than this, a mutant keeps a loop from ending. */
const mostAskedFor = (asked: number) => 20 * asked + 20_000;

/** The longest that one test may take with all its mutants (ms). */
const longestTest = 30_000;

/** A property that fails isn't tried with simpler values. */
const untilFirstFailure = { ...fc.readConfigureGlobal(), endOnFailure: true };

/**
 * Runs each test again and again, each time with another mutant switched on, or records which mutants it meets. Modules are loaded
 * once, so mutants in code that runs while a module loads aren't tried.
 */
export default class ScreenRunner extends TestRunner {
  private readonly mutantsByTest = inject('mutantsByTest');
  private attempt: Attempt | undefined;
  private left: number[] = [];
  private isSound = true;
  private needsProof = false;
  private asked = 0;
  private end = Infinity;

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    switches.met.clear();
    if (test.type !== 'test' || !this.mutantsByTest) return;
    fc.configureGlobal(untilFirstFailure);
    const mutants = this.mutantsByTest[testKey(test.file.name, test.fullTestName)] ?? [];
    this.left = mutants.filter((mutant) => !switches.noticed.has(mutant));
    this.isSound = true;
    this.needsProof = true;
    this.end = performance.now() + longestTest;
    test.meta.tried = [];
    // Each mutant, and a proof after it.
    test.repeats = 2 * this.left.length;
  }

  override onBeforeTryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): void {
    super.onBeforeTryTask(test, options);
    if (!this.mutantsByTest) return;
    this.attempt = this.nextAttempt();
    switches.asked = 0;
    switches.on = this.attempt?.kind === 'mutant' ? this.attempt.mutant : undefined;
    switches.mostAsked = switches.on === undefined ? Infinity : mostAskedFor(this.asked);
    // Vitest sends the attempts and errors so far with each update, so they must not pile up.
    if (test.result) Object.assign(test.result, { attempts: [], errors: undefined });
  }

  /** Vitest calls it instead of the test. */
  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.mutantsByTest && !this.attempt) return;
    await TestRunner.getTestFn(test)();
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    const { asked } = switches;
    Object.assign(switches, { on: undefined, mostAsked: Infinity });
    await super.onAfterRetryTask(test, options);
    if (!this.attempt) return;
    const hasFailed = (test.result?.errors?.length ?? 0) > 0;
    if (this.attempt.kind === 'sound') {
      this.asked = asked;
      this.needsProof = false;
      this.judgeLast(test, hasFailed);
      return;
    }
    test.meta.tried?.push({ mutant: this.attempt.mutant, isNoticed: hasFailed });
    this.needsProof = hasFailed;
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    if (!this.mutantsByTest) test.meta.met = [...switches.met];
  }

  /** A test that also fails without a mutant proves nothing, so the failure before it doesn't count either. */
  private judgeLast(test: RunnerTestCase, hasFailed: boolean): void {
    this.isSound = !hasFailed;
    const last = test.meta.tried?.at(-1);
    if (!last) return;
    if (hasFailed) last.isNoticed = false;
    else switches.noticed.add(last.mutant);
  }

  private nextAttempt(): Attempt | undefined {
    if (this.needsProof) return { kind: 'sound' };
    if (!this.isSound || performance.now() > this.end) return undefined;
    const mutant = this.left.shift();
    return mutant === undefined ? undefined : { kind: 'mutant', mutant };
  }
}
