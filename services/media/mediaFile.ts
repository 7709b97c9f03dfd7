import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A media file on disk. */
export interface MediaFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Names this very content. */
  etag: string;
  modified: Date;
}

/** The addresses media are served under. */
export const mediaPrefixes = ['/-/media', '/-/jssmedia'] as const;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The file name below the media folder that an address means; undefined where it means none. */
function nameIn(pathname: string): string | undefined {
  const prefix = mediaPrefixes.find((candidate) => pathname.startsWith(`${candidate}/`));
  const name = prefix === undefined ? undefined : decode(pathname.slice(prefix.length + 1));
  if (name === undefined || /[\0\\]/.test(name)) return undefined;
  // Folders above, hidden files and doubled slashes are refused before the disk is touched.
  const isSafe = name.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
  return isSafe ? name : undefined;
}

/** Finds the file of an address inside the media folder, links leading out of it excepted. */
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
