import { closeSync, openSync, readSync } from 'node:fs';

/** Where a file says which version of SQLite may write it: 1 for a journal, 2 for a log. */
const writeVersionAt = 18;
const latestVersion = 2;

/**
 * Whether a file claims a later format than any that exists, so that SQLite only reads it. SQLite reports it like a file
 * without permission to write, which must stay. `false` if the file can't be read.
 */
export function isLaterVersion(path: string): boolean {
  try {
    const file = openSync(path, 'r');
    try {
      const byte = Buffer.alloc(1);
      return readSync(file, byte, 0, 1, writeVersionAt) === 1 && byte.readUInt8() > latestVersion;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
