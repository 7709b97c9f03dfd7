import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { type CellKind, cellKind, place, readCell } from './cells.ts';
import { decode } from './encoding.ts';
import { endMarkName, readCount } from './endMark.ts';
import { type FeedEntry, UnreadableFeedError } from './entry.ts';

interface Column {
  readonly name: string;
  readonly kind: CellKind;
}

// Fields are read as bytes, so that the encoding of each can be checked.
const record = z.object({
  info: z.object({ lines: z.number() }),
  record: z.array(z.instanceof(Uint8Array)),
});

/**
 * Reads a feed of comma-separated values (RFC 4180; semicolons or tabs also work): the names of the
 * fields in the first line, dotted for nested fields; lists and objects as JSON.
 */
export async function* readCsv(
  source: AsyncIterable<Buffer>,
  schema: z.ZodObject,
): AsyncGenerator<FeedEntry> {
  let columns: readonly Column[] | undefined;
  let lastLine = 0;
  for await (const { info, record: cells } of records(source)) {
    const line = lastLine + 1;
    lastLine = info.lines;
    if (columns === undefined) columns = readHeader(cells, schema);
    else yield readEndMark(cells, line) ?? readRecord(cells, columns, line);
  }
}

async function* records(source: AsyncIterable<Buffer>) {
  const { separator, bytes } = await separatorOf(source);
  const parser = parse({
    encoding: null,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  try {
    for await (const item of Readable.from(bytes).pipe(parser)) yield record.parse(item);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // After an unclosed quote, line boundaries are unknown.
    throw new UnreadableFeedError(`From line ${parser.info.lines} on: ${error.message}.`);
  }
}

const separators = [',', ';', '\t'] as const;

/** Detects the separator in the first line; returns it with all bytes, including that line. */
async function separatorOf(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  let next = await iterator.next();
  while (!next.done) {
    parts.push(next.value);
    if (next.value.includes(0x0a)) break;
    next = await iterator.next();
  }
  const start = Buffer.concat(parts);
  const [header = ''] = start.toString('latin1').split('\n', 1);
  const separator = separators.find((candidate) => header.includes(candidate)) ?? ',';
  async function* bytes() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { separator, bytes: bytes() };
}

function readHeader(cells: readonly Uint8Array[], schema: z.ZodObject): Column[] {
  return cells.map((cell, index) => {
    const decoded = decode(cell);
    if (!decoded.ok) {
      throw new UnreadableFeedError(`The name of column ${index + 1} ${decoded.reason}`);
    }
    const name = decoded.text.trim();
    return { name, kind: cellKind(schema, name) };
  });
}

/** The end mark: its name, the number of lines, and any number of empty cells. */
function readEndMark(cells: readonly Uint8Array[], line: number): FeedEntry | undefined {
  // A comma is allowed in feeds with other separators; then name and number are one cell.
  const [name, count = '', ...rest] = cells
    .filter((cell) => cell.length > 0)
    .flatMap((cell) => Buffer.from(cell).toString().split(','));
  if (name?.trim() !== endMarkName || rest.length > 0) return undefined;
  const lines = readCount(count);
  return lines === undefined ? undefined : { kind: 'end', line, count: lines };
}

function readRecord(
  cells: readonly Uint8Array[],
  columns: readonly Column[],
  line: number,
): FeedEntry {
  if (cells.length !== columns.length) {
    const reason = `has ${cells.length} columns, and the first line has ${columns.length}`;
    return { kind: 'refused', line, reason };
  }
  const value: Record<string, unknown> = {};
  for (const [index, { name, kind }] of columns.entries()) {
    const decoded = decode(cells[index] ?? new Uint8Array());
    if (!decoded.ok) return { kind: 'refused', line, field: name, reason: decoded.reason };
    const cell = readCell(decoded.text, kind);
    if (!cell.ok) return { kind: 'refused', line, field: name, reason: cell.reason };
    if (cell.value !== undefined) place(value, name, cell.value);
  }
  return { kind: 'read', line, value };
}
