/** A test is run without a mutant first, and again after each failure, to see that it still passes. */
export type Attempt =
  | { readonly kind: 'sound' }
  | { readonly kind: 'mutant'; readonly mutant: number };

/** What came of an attempt. */
export interface AttemptOutcome {
  readonly hasFailed: boolean;
  /** How often the code came to a mutant. */
  readonly asked: number;
}

/** The longest that one test may take with all its mutants (ms). */
const longestTrial = 120_000;

/** The attempts of one test. */
export class Trial {
  private left: readonly number[];
  /** The mutant with which the test has failed, until it passes without it. */
  private suspect: number | undefined;
  private isSound = true;
  /** How often the test came to mutants when it last ran without one, if it has. */
  private asked: number | undefined;
  private end: number | undefined;

  constructor(mutants: readonly number[]) {
    this.left = mutants;
  }

  /** Each mutant may need a proof after it, and the first one also a proof before it. */
  get mostRepeats(): number {
    return 2 * this.left.length;
  }

  /** If a test comes to mutants more often than this, a mutant keeps a loop from ending. */
  get mostAsked(): number {
    return 20 * (this.asked ?? 0) + 20_000;
  }

  /** Nothing if there is nothing left to try. Mutants that another test has noticed are left out. */
  next(noticed: ReadonlySet<number>): Attempt | undefined {
    this.end ??= performance.now() + longestTrial;
    this.left = this.left.filter((mutant) => !noticed.has(mutant));
    const [mutant, ...others] = this.left;
    if (this.suspect !== undefined) return { kind: 'sound' };
    if (mutant === undefined || !this.isSound || performance.now() > this.end) return undefined;
    if (this.asked === undefined) return { kind: 'sound' };
    this.left = others;
    return { kind: 'mutant', mutant };
  }

  /**
   * The mutant that is known to be noticed after an attempt. A test that also fails without a mutant proves nothing, so the failure
   * before it doesn't count either.
   */
  noticedAfter(attempt: Attempt, { hasFailed, asked }: AttemptOutcome): number | undefined {
    if (attempt.kind === 'mutant') {
      this.suspect = hasFailed ? attempt.mutant : undefined;
      return undefined;
    }
    const { suspect } = this;
    this.suspect = undefined;
    this.isSound = !hasFailed;
    this.asked = asked;
    return hasFailed ? undefined : suspect;
  }
}
