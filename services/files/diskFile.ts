import { createReadStream, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { byteStream } from '../http/byteStream.ts';
import type { ServedFile } from './answerFile.ts';

/** A file on disk that is served. */
export interface DiskFile extends ServedFile {
  readonly path: string;
}

/** Finds a file below a folder by its name, with forward slashes; links that lead out of the folder are ignored. */
export function findDiskFile(folder: string, name: string): DiskFile | undefined {
  if (!isSafe(name)) return undefined;
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return undefined;
  const path = realpathSync(join(folder, name));
  if (!path.startsWith(realpathSync(folder) + sep)) return undefined;
  return {
    path,
    size: stats.size,
    etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
    modified: stats.mtime,
    read: (start, end) => byteStream(readPart(path, start, end)),
  };
}

/** Opens the file once somebody reads. */
async function* readPart(path: string, start: number, end: number): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, { start, end });
}

/** Parent folders, hidden files and double slashes are refused before the disk is accessed. */
function isSafe(name: string): boolean {
  if (/[\0\\]/.test(name)) return false;
  return name.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

/** The text of a part of an address; undefined if its escapes are broken. */
export function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
