/**
 * Keeps contents by name, within limits, in a place that processes share. No method throws: what can't be written or read
 * is missing.
 */
export interface ContentStore {
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Marks a content as used. */
  readonly touch: (name: string) => void;
  /** Replaces a content as a whole. */
  readonly write: (name: string, content: Buffer) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Resolves when all changes so far have ended. */
  readonly idle: () => Promise<void>;
}
