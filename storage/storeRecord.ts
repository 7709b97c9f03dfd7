import type { StoreFailure } from './storeFailure.ts';

/** Additions that a store refused, since the last one that it took. Ages are in ms. */
export interface Refusals {
  readonly kind: StoreFailure['kind'];
  readonly count: number;
  readonly firstAgeMs: number;
  readonly lastAgeMs: number;
}

/** How a store works in this process. */
export interface StoreHealth {
  /**
   * The outcome of the last use. A refused addition counts until one succeeds, whatever can be read meanwhile. `local`: the
   * shared store fails, and one of this machine takes its place.
   */
  readonly state: 'ok' | 'local' | StoreFailure['kind'];
  readonly refused: Refusals | undefined;
  /** Since the last addition that succeeded (ms). */
  readonly lastAddedAgeMs: number | undefined;
}

/** A use of a store: `add` makes it grow. */
export type StoreUse = 'use' | 'add';

interface RecordOptions {
  /** What the lines in the log begin with. */
  readonly name: string;
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Records the outcome of each use of a store, and logs when its state changes. */
export interface StoreRecord {
  readonly succeeded: (use: StoreUse) => void;
  readonly failed: (use: StoreUse, failure: StoreFailure) => void;
  readonly read: () => StoreHealth;
}

/** Creates the record of a store that hasn't been used. */
export function createStoreRecord({ name, now, log }: RecordOptions): StoreRecord {
  const outcomes = createOutcomes(now);

  /** Notes an outcome, and logs a change of the state. */
  function step(note: () => void, describe: (after: StoreHealth['state']) => string): void {
    const before = outcomes.state();
    note();
    const after = outcomes.state();
    if (after !== before) log(`${name} ${describe(after)}`);
  }

  return {
    succeeded: (use) => {
      const count = outcomes.read().refused?.count ?? 0;
      step(
        () => outcomes.succeeded(use),
        (after) => (after === 'ok' ? worksAgain(count) : `is still ${after}`),
      );
    },
    failed: (use, { kind, reason }) =>
      step(
        () => outcomes.failed(use, kind),
        () => `is ${kind}: ${reason}`,
      ),
    read: outcomes.read,
  };
}

function worksAgain(refused: number): string {
  return refused === 0 ? 'works again' : `works again; refused additions: ${refused}`;
}

/** Remembers the outcomes of the uses of a store. */
function createOutcomes(now: RecordOptions['now']) {
  let refused:
    | { kind: StoreFailure['kind']; count: number; first: number; last: number }
    | undefined;
  let lastFailure: StoreFailure['kind'] | undefined;
  let addedAt: number | undefined;
  const state = () => lastFailure ?? refused?.kind ?? 'ok';
  return {
    state,
    succeeded: (use: StoreUse): void => {
      lastFailure = undefined;
      if (use === 'use') return;
      refused = undefined;
      addedAt = now();
    },
    failed: (use: StoreUse, kind: StoreFailure['kind']): void => {
      lastFailure = kind;
      if (use === 'use') return;
      const { count, first } = refused ?? { count: 0, first: now() };
      refused = { kind, count: count + 1, first, last: now() };
    },
    read: (): StoreHealth => ({
      state: state(),
      refused: refused && {
        kind: refused.kind,
        count: refused.count,
        firstAgeMs: now() - refused.first,
        lastAgeMs: now() - refused.last,
      },
      lastAddedAgeMs: addedAt === undefined ? undefined : now() - addedAt,
    }),
  };
}
