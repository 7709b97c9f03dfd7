/** The editors' manual of a block, without its fields. */
export interface BlockManual {
  /** The block's purpose in one sentence. */
  readonly purpose: string;
  /** When to use it. */
  readonly useWhen: readonly string[];
  /** When another block is a better choice. */
  readonly avoidWhen: readonly string[];
}
