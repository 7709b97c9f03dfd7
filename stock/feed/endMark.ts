import { type FeedEntry, UnreadableFeedError } from './entry.ts';

/** The name of the end mark: a field of NDJSON, the first cell of CSV. */
export const endMarkName = 'end_of_feed';

/** How the end mark is written, for messages. */
const example = `{"${endMarkName}":3200} in NDJSON, ${endMarkName},3200 in CSV`;

/**
 * Passes the lines of a feed on without its end mark. Throws an `UnreadableFeedError` if the mark is
 * missing, has the wrong count or is followed by other lines: then a part of the feed is missing.
 */
export async function* untilEndMark(
  entries: AsyncIterable<FeedEntry>,
): AsyncGenerator<Exclude<FeedEntry, { kind: 'end' }>> {
  let lines = 0;
  let isEnded = false;
  for await (const entry of entries) {
    if (isEnded)
      throw new UnreadableFeedError(`Line ${entry.line} comes after the end mark of the feed.`);
    if (entry.kind === 'end') {
      isEnded = true;
      if (entry.count !== lines)
        throw new UnreadableFeedError(
          `The end mark counts ${entry.count} lines, and the feed has ${lines}.`,
        );
    } else {
      lines += 1;
      yield entry;
    }
  }
  if (lines === 0 && !isEnded) throw new UnreadableFeedError('The feed is empty.');
  if (!isEnded)
    throw new UnreadableFeedError(
      `The feed was cut off after ${lines} lines: its last line is not the end mark (${example}).`,
    );
}

/** The count of an end mark; undefined if it is invalid. */
export function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}
