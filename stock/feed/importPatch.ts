import type { IndexWriter, PatchCounts } from '#search-engine/engine.ts';
import type { CorrectedLine, RefusedLine } from './entry.ts';
import type { FeedKind } from './feedKinds.ts';
import { keepChangedPrices } from './keepPrices.ts';
import { readPatch } from './readPatch.ts';

export interface PatchImport {
  readonly source: AsyncIterable<Uint8Array>;
  readonly feed: FeedKind;
  readonly index: string;
  /** Where the changes go. */
  readonly target: Pick<IndexWriter, 'patch' | 'stored'>;
  /** The day from which new prices apply, as `YYYY-MM-DD`. */
  readonly today: string;
  /** Only checks the changes. */
  readonly isCheck: boolean;
}

/** The result of a patch. Unless it is `patched`, the index is unchanged. */
export interface PatchReport {
  readonly index: string;
  readonly refused: readonly RefusedLine[];
  readonly corrected: readonly CorrectedLine[];
  readonly outcome:
    | { readonly kind: 'patched'; readonly counts: PatchCounts }
    | { readonly kind: 'checked'; readonly changes: number }
    | { readonly kind: 'refused'; readonly reason: string };
}

/** A patch is read completely into memory before it is applied. */
const maxBytes = 200_000_000;

/** Reads changes, checks every line, and applies them atomically. */
export async function importPatch(request: PatchImport): Promise<PatchReport> {
  const { source, feed, index, target, isCheck } = request;
  const refuse = (reason: string, refused: readonly RefusedLine[] = []): PatchReport => ({
    index,
    refused,
    corrected: [],
    outcome: { kind: 'refused', reason },
  });
  try {
    const read = await readPatch(source, feed, maxBytes);
    if (read.kind === 'too-large') return refuse(`A patch has at most ${maxBytes} bytes.`);
    if (read.kind === 'refused') return refuse(read.reason, read.refused);
    const { changes, corrected } = read;
    const taken = { index, refused: [], corrected };
    if (isCheck) return { ...taken, outcome: { kind: 'checked', changes: changes.length } };
    const kept = await keepChangedPrices(changes, request);
    const result = await target.patch(index, kept);
    if (!result.ok) return refuse(`The index can't be changed: ${result.failure.kind}.`);
    return { ...taken, outcome: { kind: 'patched', counts: result.value } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(`The index can't be changed: ${reason}.`);
  }
}
