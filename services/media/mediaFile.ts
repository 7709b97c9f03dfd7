import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A media file on disk. */
export interface MediaFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Strong ETag, from size and modification time. */
  etag: string;
  modified: Date;
}

/** The path prefixes of media. */
export const mediaPrefixes = ['/-/media', '/-/jssmedia'] as const;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The file name below the media folder for an address; undefined if the address is invalid. */
function nameIn(pathname: string): string | undefined {
  const prefix = mediaPrefixes.find((candidate) => pathname.startsWith(`${candidate}/`));
  const name = prefix === undefined ? undefined : decode(pathname.slice(prefix.length + 1));
  if (name === undefined || /[\0\\]/.test(name)) return undefined;
  // Parent folders, hidden files and double slashes are refused before the disk is accessed.
  const isSafe = name.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
  return isSafe ? name : undefined;
}

/** Finds the file of an address inside the media folder; links that lead out of it are ignored. */
export function findMediaFile(folder: string, pathname: string): MediaFile | undefined {
  const name = nameIn(pathname);
  if (name === undefined) return undefined;
  const stats = statSync(join(folder, name), { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return undefined;
  const path = realpathSync(join(folder, name));
  if (!path.startsWith(realpathSync(folder) + sep)) return undefined;
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  return { path, size: stats.size, etag, modified: stats.mtime };
}
