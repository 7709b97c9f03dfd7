import type { IndexWriter, SearchDocument } from '#search-engine/engine.ts';
import { type CheckedLine, lineChecker } from './checkLine.ts';
import { plainBytes } from './encoding.ts';
import { untilEndMark } from './endMark.ts';
import { type CorrectedLine, type RefusedLine, UnreadableFeedError } from './entry.ts';
import type { FeedKind } from './feedKinds.ts';
import { keepPrices } from './keepPrices.ts';
import { readCsv } from './readCsv.ts';
import { readNdjson } from './readNdjson.ts';

export type FeedFormat = 'ndjson' | 'csv';

/** The limits of a feed import. */
export interface FeedLimits {
  /** Percent of lines; if more are refused, the whole feed is refused. */
  readonly maxRefused: number;
  /** Percent of documents; if the index would lose more, the feed is refused. */
  readonly maxLost: number;
  /** Whether the feed may create the index. */
  readonly mayCreate: boolean;
}

export interface FeedImport extends FeedLimits {
  readonly source: AsyncIterable<Uint8Array>;
  readonly format: FeedFormat;
  readonly feed: FeedKind;
  readonly index: string;
  /** Where the documents go. */
  readonly target: Pick<IndexWriter, 'count' | 'replace' | 'stored'>;
  /** The day from which new prices apply, as `YYYY-MM-DD`. */
  readonly today: string;
  /** Only checks the feed. */
  readonly isCheck: boolean;
}

/** The result of an import. Unless it is `imported`, the index is unchanged. */
export interface FeedReport {
  readonly index: string;
  /** The number of non-empty lines. */
  readonly read: number;
  readonly accepted: number;
  readonly refused: readonly RefusedLine[];
  readonly corrected: readonly CorrectedLine[];
  /** Unknown fields, most likely misspelt, with the number of lines that have them. */
  readonly unknownFields: ReadonlyMap<string, number>;
  readonly outcome: FeedOutcome;
}

export type FeedOutcome =
  | { readonly kind: 'imported' }
  | { readonly kind: 'checked' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Thrown at the end of a refused feed, so that none of it is stored. */
class RefusedFeedError extends Error {}

/** Reads a feed, checks every line, and replaces the index atomically. */
export async function importFeed(request: FeedImport): Promise<FeedReport> {
  const tally = createTally(request.feed);
  const outcome = await bring(request, tally);
  const { accepted, refused, corrected, unknownFields } = tally;
  const counts = { read: accepted() + refused.length, accepted: accepted() };
  return { index: request.index, ...counts, refused, corrected, unknownFields, outcome };
}

async function bring(request: FeedImport, tally: Tally): Promise<FeedOutcome> {
  const { index, target, isCheck, mayCreate } = request;
  try {
    const before = await target.count(index);
    if (before === undefined && !mayCreate)
      return refuse(`There is no index ${index}. Check the name, or add --create to create it.`);
    const documents = acceptedDocuments(request, tally, before ?? 0);
    if (isCheck) for await (const _ of documents);
    else await target.replace(index, keepPrices(documents, request));
    return { kind: isCheck ? 'checked' : 'imported' };
  } catch (error) {
    return refuse(describeFailure(error));
  }
}

function refuse(reason: string): FeedOutcome {
  return { kind: 'refused', reason };
}

function describeFailure(error: unknown): string {
  if (error instanceof RefusedFeedError || error instanceof UnreadableFeedError)
    return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  const isFile = error instanceof Error && 'syscall' in error;
  return isFile ? `The feed can't be read: ${reason}.` : `The index can't be replaced: ${reason}.`;
}

/** Counts accepted, refused and corrected lines and unknown fields. */
interface Tally {
  readonly check: (line: Parameters<ReturnType<typeof lineChecker>>[0]) => CheckedLine;
  readonly note: (checked: CheckedLine) => void;
  readonly accepted: () => number;
  readonly refused: RefusedLine[];
  readonly corrected: CorrectedLine[];
  readonly unknownFields: Map<string, number>;
}

function createTally(feed: FeedKind): Tally {
  const refused: RefusedLine[] = [];
  const corrected: CorrectedLine[] = [];
  const unknownFields = new Map<string, number>();
  const check = lineChecker(feed);
  let accepted = 0;
  return {
    refused,
    corrected,
    unknownFields,
    accepted: () => accepted,
    check: (line) => {
      for (const field of Object.keys(line.value)) {
        const isKnown = Object.hasOwn(feed.schema.shape, field);
        if (!isKnown) unknownFields.set(field, (unknownFields.get(field) ?? 0) + 1);
      }
      return check(line);
    },
    note: (checked) => {
      if (checked.kind === 'refused') {
        refused.push(checked);
        return;
      }
      accepted += 1;
      corrected.push(...checked.corrected);
    },
  };
}

/** The accepted documents. Throws at the end if the feed is refused. */
async function* acceptedDocuments(
  { source, format, feed, ...limits }: FeedImport,
  tally: Tally,
  before: number,
): AsyncGenerator<SearchDocument> {
  const bytes = plainBytes(source);
  const entries = format === 'csv' ? readCsv(bytes, feed.schema) : readNdjson(bytes);
  for await (const entry of untilEndMark(entries)) {
    const checked = entry.kind === 'refused' ? entry : tally.check(entry);
    tally.note(checked);
    if (checked.kind === 'accepted') yield checked.document;
  }
  const counts = { accepted: tally.accepted(), refused: tally.refused.length, before };
  const reason = reasonToRefuse(counts, limits);
  if (reason !== undefined) throw new RefusedFeedError(reason);
}

interface Counts {
  readonly accepted: number;
  readonly refused: number;
  /** The number of documents in the index before the import. */
  readonly before: number;
}

function reasonToRefuse(
  { accepted, refused, before }: Counts,
  { maxRefused, maxLost }: FeedLimits,
): string | undefined {
  const read = accepted + refused;
  if (read === 0) return 'The feed is empty.';
  if (accepted === 0) return 'Not one line of the feed can be taken.';
  const share = (refused / read) * 100;
  if (share > maxRefused)
    return `${refused} of ${read} lines (${share.toFixed(1)} %) can't be taken, and at most ${maxRefused} % may be.`;
  const lost = before === 0 ? 0 : ((before - accepted) / before) * 100;
  if (lost <= maxLost) return undefined;
  return `The index would shrink from ${before} documents to ${accepted} (${lost.toFixed(1)} %), and at most ${maxLost} % may be lost. If that is right, add --allow-shrink.`;
}
