import { parseJson } from '#domain/parseJson.ts';
import { decode, decodeAnyway } from './encoding.ts';
import { endMarkName, readCount } from './endMark.ts';
import { type FeedEntry, isRecord } from './entry.ts';

/** Most bytes of a line; a car has some thousands. */
const maxBytes = 1_000_000;

const lineFeed = 0x0a;
const blank = /^\s*$/;

/** Reads a feed with one JSON object per line. Empty lines are skipped. */
export async function* readNdjson(source: AsyncIterable<Buffer>): AsyncGenerator<FeedEntry> {
  let line = 0;
  for await (const bytes of linesOf(source)) {
    line += 1;
    const entry = readLine(bytes, line);
    if (entry !== undefined) yield entry;
  }
}

/** The lines without line ends; lines that are too long are truncated, because they are refused anyway. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    if (length <= maxBytes) parts.push(part);
    length += part.length;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      keep(chunk.subarray(start, end));
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield Buffer.concat(parts);
}

function readLine(bytes: Buffer, line: number): FeedEntry | undefined {
  if (bytes.length > maxBytes) {
    return { kind: 'refused', line, reason: `is longer than ${maxBytes} bytes` };
  }
  const decoded = decode(bytes);
  if (!decoded.ok) {
    return { kind: 'refused', line, field: damagedField(bytes), reason: decoded.reason };
  }
  if (blank.test(decoded.text)) return undefined;
  const value = parseJson(decoded.text);
  if (value === undefined) return { kind: 'refused', line, reason: 'is not JSON' };
  const count = isEndMark(value) ? readCount(value[endMarkName]) : undefined;
  if (count !== undefined) return { kind: 'end', line, count };
  return isRecord(value)
    ? { kind: 'read', line, value }
    : { kind: 'refused', line, reason: 'is not a JSON object: each line must be one object' };
}

function isEndMark(value: unknown): value is Record<typeof endMarkName, unknown> {
  return isRecord(value) && Object.keys(value).join() === endMarkName;
}

/** The field with invalid UTF-8, if the line is otherwise JSON. */
function damagedField(bytes: Buffer): string | undefined {
  const value = parseJson(decodeAnyway(bytes));
  if (!isRecord(value)) return undefined;
  return Object.keys(value).find((key) => JSON.stringify(value[key])?.includes('\uFFFD'));
}
