/** An HTML page before its visitors get it. */
export interface FinishedDocument {
  readonly html: string;
  /** Names in lower case. They don't describe the form of the body: its length, encoding or entity tag. */
  readonly headers: readonly Header[];
}

/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/**
 * Finishes a page for its visitors, once for each time that its content changes, and not while a visitor waits for it.
 * The security policy must be computed from the result. A rejection leaves the page unfinished, and is logged.
 */
export type FinishDocument = (document: FinishedDocument) => Promise<FinishedDocument>;
