/** A row of the framework's data, as React writes it. */
export interface PayloadRow {
  readonly id: string;
  /** A text of a given length, which other rows refer to; otherwise JSON, or bytes of another kind. */
  readonly isText: boolean;
  /** The whole row with its id. */
  readonly bytes: Buffer;
}

/** Tags of rows with a length: texts, and arrays of numbers. All others end with the line. */
const tagsWithLength = 'TAOoUSsLlGgMmV';

const codes = { colon: 0x3a, comma: 0x2c, newline: 0x0a } as const;

/** Changes the rows of the framework's data. Data of another form stays as it is. */
export function changeRows(
  stream: Buffer,
  change: (rows: readonly PayloadRow[]) => readonly PayloadRow[],
): Buffer {
  const rows = readRows(stream);
  return rows ? Buffer.concat(change(rows).map(({ bytes }) => bytes)) : stream;
}

/** Splits the framework's data into rows; `undefined` if it has another form. */
export function readRows(stream: Buffer): readonly PayloadRow[] | undefined {
  const rows: PayloadRow[] = [];
  for (let start = 0; start < stream.length; ) {
    const colon = stream.indexOf(codes.colon, start);
    const id = stream.toString('latin1', start, colon);
    if (colon < 0 || !/^[\da-f]*$/.test(id)) return undefined;
    const tag = String.fromCharCode(stream[colon + 1] ?? 0);
    const end = tagsWithLength.includes(tag)
      ? endByLength(stream, colon + 2)
      : stream.indexOf(codes.newline, colon) + 1;
    if (end <= colon || end > stream.length) return undefined;
    rows.push({ id, isText: tag === 'T', bytes: stream.subarray(start, end) });
    start = end;
  }
  return rows;
}

/** The end of a row whose length in bytes, in hexadecimal digits, begins at an offset. */
function endByLength(stream: Buffer, start: number): number {
  const comma = stream.indexOf(codes.comma, start);
  const length = Number.parseInt(stream.toString('latin1', start, comma), 16);
  return comma < 0 || Number.isNaN(length) ? -1 : comma + 1 + length;
}
