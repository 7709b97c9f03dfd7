import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** A buffer in a file. Copied, because the original is a view that would keep the whole file in memory. */
export const filedBuffer = z
  .instanceof(Uint8Array)
  .transform((bytes): Buffer => Buffer.from(bytes));

/** Changes with the layout of the files, so that those of older versions are not read. */
const format = 1;
const headBytes = 8;

/**
 * The file of a value: a format number and a checksum, four bytes each, then the value as `node:v8` serialises it,
 * which preserves buffers and maps.
 */
export function packFile(value: object): Buffer {
  const body = serialize(value);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(format, 0);
  head.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([head, body]);
}

/** Reads the value in a file by its schema; `undefined` if the file is damaged or in another format. */
export function unpackFile<Schema extends z.ZodType>(
  schema: Schema,
  file: Buffer,
): z.output<Schema> | undefined {
  const read = schema.safeParse(valueIn(file));
  return read.success ? read.data : undefined;
}

function valueIn(file: Buffer): unknown {
  if (file.length <= headBytes || file.readUInt32BE(0) !== format) return undefined;
  const body = file.subarray(headBytes);
  if (file.readUInt32BE(4) !== crc32(body)) return undefined;
  try {
    return deserialize(body);
  } catch {
    // Written by a version of Node with another serialisation format.
    return undefined;
  }
}
