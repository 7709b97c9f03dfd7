/** A line of a feed that can't be taken, and why. */
export interface RefusedLine {
  readonly kind: 'refused';
  /** From 1. */
  readonly line: number;
  /** Where the reason lies in one field; dotted. */
  readonly field?: string | undefined;
  readonly reason: string;
}

/** A line of a feed as it was read, before anybody asked whether it is a car. */
export interface ReadLine {
  readonly kind: 'read';
  readonly line: number;
  readonly value: Readonly<Record<string, unknown>>;
}

export type FeedEntry = ReadLine | RefusedLine;

/** Thrown where nothing after a point of a feed can be read: none of it may be used then. */
export class UnreadableFeedError extends Error {}
