import { decode, decodeAnyway } from './encoding.ts';
import type { FeedEntry } from './entry.ts';

/** A car has some thousand bytes; what has a million is no line. */
const mostBytes = 1_000_000;

const lineFeed = 0x0a;
const blank = /^\s*$/;

/** Reads a feed with one JSON object a line. Empty lines are passed over. */
export async function* readNdjson(source: AsyncIterable<Buffer>): AsyncGenerator<FeedEntry> {
  let line = 0;
  for await (const bytes of linesOf(source)) {
    line += 1;
    const entry = readLine(bytes, line);
    if (entry !== undefined) yield entry;
  }
}

/** The lines without their ends; one that is too long is cut, as nobody will read it. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    if (length <= mostBytes) parts.push(part);
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
  if (bytes.length > mostBytes) {
    return { kind: 'refused', line, reason: `is longer than ${mostBytes} bytes` };
  }
  const decoded = decode(bytes);
  if (!decoded.ok) {
    return { kind: 'refused', line, field: damagedField(bytes), reason: decoded.reason };
  }
  if (blank.test(decoded.text)) return undefined;
  const value = parse(decoded.text);
  if (value === undefined) return { kind: 'refused', line, reason: 'is not JSON' };
  return isObject(value)
    ? { kind: 'read', line, value }
    : { kind: 'refused', line, reason: 'is not a JSON object: one object a line is wanted' };
}

/** Which field isn't UTF-8, if the line is JSON apart from that. */
function damagedField(bytes: Buffer): string | undefined {
  const value = parse(decodeAnyway(bytes));
  if (!isObject(value)) return undefined;
  return Object.keys(value).find((key) => JSON.stringify(value[key])?.includes('\uFFFD'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
