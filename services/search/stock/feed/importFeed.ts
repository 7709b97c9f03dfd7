import type { SearchDocument, SearchEngine } from '../../engine.ts';
import { lineChecker } from './checkLine.ts';
import { plainBytes } from './encoding.ts';
import { type FeedEntry, type RefusedLine, UnreadableFeedError } from './entry.ts';
import type { FeedKind } from './feedKinds.ts';
import { readCsv } from './readCsv.ts';
import { readNdjson } from './readNdjson.ts';

export type FeedFormat = 'ndjson' | 'csv';

export interface FeedImport {
  readonly source: AsyncIterable<Uint8Array>;
  readonly format: FeedFormat;
  readonly feed: FeedKind;
  readonly index: string;
  /** Percent of the lines; where more are refused, all are. */
  readonly mostRefused: number;
  /** Where the documents go; without it, the feed is only checked. */
  readonly engine: Pick<SearchEngine, 'replace'> | undefined;
}

/** What became of a feed. Unless it was taken whole, the shop is as it was before. */
export interface FeedReport {
  readonly index: string;
  /** Lines with something on them. */
  readonly read: number;
  readonly accepted: number;
  readonly refused: readonly RefusedLine[];
  /** Fields that nothing reads, with how many lines have them: most likely misspelt. */
  readonly unknownFields: ReadonlyMap<string, number>;
  readonly outcome: FeedOutcome;
}

export type FeedOutcome =
  | { readonly kind: 'imported' }
  | { readonly kind: 'checked' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads a feed, checks every line of it, and makes it the index, whole or not at all. */
export async function importFeed(request: FeedImport): Promise<FeedReport> {
  const { index, engine, mostRefused } = request;
  const collected = await collect(request);
  const { documents, refused, unknownFields, unreadable } = collected;
  const read = documents.length + refused.length;
  const report = { index, read, accepted: documents.length, refused, unknownFields };
  const reason = unreadable ?? reasonToRefuse({ read, refused: refused.length, mostRefused });
  if (reason !== undefined) return { ...report, outcome: { kind: 'refused', reason } };
  if (engine === undefined) return { ...report, outcome: { kind: 'checked' } };
  try {
    await engine.replace(index, documents);
  } catch (error) {
    const failure = `The index could not be replaced: ${error instanceof Error ? error.message : error}.`;
    return { ...report, outcome: { kind: 'refused', reason: failure } };
  }
  return { ...report, outcome: { kind: 'imported' } };
}

interface Collected {
  readonly documents: readonly SearchDocument[];
  readonly refused: readonly RefusedLine[];
  readonly unknownFields: ReadonlyMap<string, number>;
  /** Why the rest of it could not be read. */
  readonly unreadable: string | undefined;
}

async function collect({ source, format, feed }: FeedImport): Promise<Collected> {
  const documents: SearchDocument[] = [];
  const refused: RefusedLine[] = [];
  const unknownFields = new Map<string, number>();
  const check = lineChecker(feed);
  const take = (entry: FeedEntry) => {
    if (entry.kind === 'refused') return refused.push(entry);
    for (const field of Object.keys(entry.value)) {
      const isKnown = Object.hasOwn(feed.schema.shape, field);
      if (!isKnown) unknownFields.set(field, (unknownFields.get(field) ?? 0) + 1);
    }
    const checked = check(entry);
    return checked.kind === 'refused' ? refused.push(checked) : documents.push(checked.document);
  };
  let unreadable: string | undefined;
  try {
    for await (const entry of entriesOf(source, format, feed)) take(entry);
  } catch (error) {
    unreadable = describeUnreadable(error);
  }
  return { documents, refused, unknownFields, unreadable };
}

function entriesOf(source: AsyncIterable<Uint8Array>, format: FeedFormat, feed: FeedKind) {
  const bytes = plainBytes(source);
  return format === 'csv' ? readCsv(bytes, feed.schema) : readNdjson(bytes);
}

/** A feed that can't be read, or a file that can't; anything else is a bug. */
function describeUnreadable(error: unknown): string {
  if (error instanceof UnreadableFeedError) return error.message;
  if (error instanceof Error && 'code' in error) return `The feed can't be read: ${error.message}.`;
  throw error;
}

interface Tally {
  readonly read: number;
  readonly refused: number;
  readonly mostRefused: number;
}

function reasonToRefuse({ read, refused, mostRefused }: Tally): string | undefined {
  if (read === 0) return 'The feed is empty.';
  const share = (refused / read) * 100;
  if (refused === read) return 'Not one line of the feed can be taken.';
  if (share <= mostRefused) return undefined;
  return `${refused} of ${read} lines (${share.toFixed(1)} %) can't be taken, and at most ${mostRefused} % may be.`;
}
