/**
 * The documentation of a primitive, as data. It is in `X.manual.ts` beside the component; only
 * Storybook reads it, so it is never part of a site's bundles.
 */
export interface PrimitiveManual {
  /** A new primitive may still change. A deprecated one is replaced by those in `insteadOf`. */
  readonly status: 'stable' | 'new' | 'deprecated';
  /** When to use it, in one or two sentences. */
  readonly purpose: string;
  /** The primitives or blocks to use instead, each with the case for it. */
  readonly insteadOf: Readonly<Record<string, string>>;
  /** The visible or audible parts, in reading order, each with its role. */
  readonly anatomy: Readonly<Record<string, string>>;
  /** Rules for good use. */
  readonly do: readonly string[];
  /** Mistakes, each with its consequence. */
  readonly dont: readonly string[];
  /** What each key does; empty if it isn't interactive. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** What it doesn't do for people who use it in another way than most; empty if nothing is known. */
  readonly limits: readonly string[];
}
