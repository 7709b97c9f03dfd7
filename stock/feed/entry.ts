/** A refused line of a feed, and the reason. */
export interface RefusedLine {
  readonly kind: 'refused';
  /** 1-based. */
  readonly line: number;
  /** The dotted name of the field, if one field is the reason. */
  readonly field?: string | undefined;
  readonly reason: string;
}

/** A line of a feed that was accepted with another value of a field, and the reason. */
export interface CorrectedLine {
  readonly kind: 'corrected';
  /** 1-based. */
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Creates refusals of one line, for one of its fields or as a whole. */
export function refuserOf(line: number) {
  return (field: string | undefined, reason: string): RefusedLine => ({
    kind: 'refused',
    line,
    field,
    reason,
  });
}

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A parsed line of a feed that is not checked yet. */
export interface ReadLine {
  readonly kind: 'read';
  readonly line: number;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The last line of a feed. */
export interface EndMark {
  readonly kind: 'end';
  readonly line: number;
  /** The number of non-empty lines before it, without the header of CSV. */
  readonly count: number;
}

export type FeedEntry = ReadLine | RefusedLine | EndMark;

/** Thrown if the rest of a feed can't be read, so that none of it may be used. */
export class UnreadableFeedError extends Error {}
