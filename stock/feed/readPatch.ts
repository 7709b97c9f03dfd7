import type { IndexChange } from '#search-engine/engine.ts';
import { lineChecker } from './checkLine.ts';
import { plainBytes } from './encoding.ts';
import { untilEndMark } from './endMark.ts';
import {
  type CorrectedLine,
  isRecord,
  type ReadLine,
  type RefusedLine,
  refuserOf,
  UnreadableFeedError,
} from './entry.ts';
import type { FeedKind } from './feedKinds.ts';
import { readNdjson } from './readNdjson.ts';

/** The content of a patch. */
export type PatchRead =
  | {
      readonly kind: 'changes';
      readonly changes: readonly IndexChange[];
      readonly corrected: readonly CorrectedLine[];
    }
  /** None of it may be applied. */
  | { readonly kind: 'refused'; readonly reason: string; readonly refused: readonly RefusedLine[] }
  | { readonly kind: 'too-large' };

class TooLargeError extends Error {}

/** Reads changes as NDJSON, each `{"upsert": …}` or `{"remove": "<id>"}`, and an end mark. */
export async function readPatch(
  source: AsyncIterable<Uint8Array>,
  feed: FeedKind,
  maxBytes: number,
): Promise<PatchRead> {
  const changes: IndexChange[] = [];
  const refused: RefusedLine[] = [];
  const corrected: CorrectedLine[] = [];
  const check = changeChecker(feed);
  try {
    const bytes = plainBytes(upTo(maxBytes, source));
    for await (const entry of untilEndMark(readNdjson(bytes))) {
      const checked = entry.kind === 'refused' ? entry : check(entry);
      if (checked.kind === 'refused') {
        refused.push(checked);
        continue;
      }
      changes.push(checked.change);
      corrected.push(...checked.corrected);
    }
  } catch (error) {
    if (error instanceof TooLargeError) return { kind: 'too-large' };
    if (!(error instanceof UnreadableFeedError)) throw error;
    return { kind: 'refused', reason: error.message, refused };
  }
  if (refused.length === 0) return { kind: 'changes', changes, corrected };
  const reason = `${refused.length} lines can't be taken, so nothing was changed.`;
  return { kind: 'refused', reason, refused };
}

async function* upTo(maxBytes: number, source: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLargeError();
    yield chunk;
  }
}

interface CheckedChange {
  readonly kind: 'change';
  readonly change: IndexChange;
  readonly corrected: readonly CorrectedLine[];
}

function changeChecker(feed: FeedKind): (line: ReadLine) => CheckedChange | RefusedLine {
  const check = lineChecker(feed);
  const [idField = ''] = feed.unique;
  const firstLines = new Map<unknown, number>();
  return ({ line, value }) => {
    const refuse = refuserOf(line);
    const [name, ...more] = Object.keys(value);
    const content = value[name ?? ''];
    if (more.length > 0 || (name !== 'upsert' && name !== 'remove'))
      return refuse(undefined, 'is neither {"upsert": …} nor {"remove": …}');
    const id = name === 'remove' ? content : isRecord(content) && content[idField];
    const first = firstLines.get(id);
    if (first !== undefined) return refuse(name, `"${id}" is changed in line ${first} already`);
    firstLines.set(id, line);
    if (name === 'remove') {
      const isId = typeof id === 'string' && id !== '';
      if (!isId) return refuse(name, 'is not an id');
      return { kind: 'change', change: { kind: 'remove', id }, corrected: [] };
    }
    if (!isRecord(content)) return refuse(name, 'is not a JSON object');
    const checked = check({ kind: 'read', line, value: content });
    if (checked.kind === 'refused') return checked;
    const { document, corrected } = checked;
    return { kind: 'change', change: { kind: 'upsert', document }, corrected };
  };
}
