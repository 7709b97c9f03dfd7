import { DatabaseSync } from 'node:sqlite';
import { filesAt, renameDatabase } from './databaseFiles.ts';

interface SetAsideOptions {
  readonly path: string;
  /** The damaged file, as `filesAt` names it. */
  readonly damaged: string;
  /** The time in ms since 1970. */
  readonly now: number;
}

/** How long another process may take to set the same file aside (ms). */
const lockTimeoutMs = 2_000;

/**
 * Renames a damaged database, so that a new one can take its place. Returns its new path; `undefined` if another process
 * has renamed it. A lock makes sure that no process renames the new file of another one.
 */
export function setAside({ path, damaged, now }: SetAsideOptions): string | undefined {
  const lock = new DatabaseSync(`${path}-lock`, { timeout: lockTimeoutMs });
  try {
    // The lock ends with the process, unlike a file whose existence is the lock.
    lock.exec('BEGIN EXCLUSIVE');
    if (filesAt(path)[''] !== damaged) return undefined;
    const next = asidePath(path, now);
    renameDatabase(path, next);
    return next;
  } finally {
    lock.close();
  }
}

/** `outbox.sqlite` becomes `outbox.damaged-20261125T193000123Z.sqlite`. */
function asidePath(path: string, now: number): string {
  const time = new Date(now).toISOString().replaceAll(/[-:.]/g, '');
  return path.replace(/(?:\.sqlite)?$/, `.damaged-${time}$&`);
}
