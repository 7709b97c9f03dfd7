import { renameSync, rmSync, statSync } from 'node:fs';

/** What SQLite appends to the path of a database: nothing, for its log, and for the index of the log. */
const suffixes = ['', '-wal', '-shm'] as const;

type Suffix = (typeof suffixes)[number];

/** The files of a database, each by device and inode; `undefined` for a missing one. */
export type DatabaseFiles = Readonly<Record<Suffix, string | undefined>>;

/** The files that are now at the path of a database. Throws if they can't be looked up. */
export function filesAt(path: string): DatabaseFiles {
  return {
    '': identityOf(path),
    '-wal': identityOf(`${path}-wal`),
    '-shm': identityOf(`${path}-shm`),
  };
}

function identityOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Whether an open database is still the one at its path, which another process or a restart would open. */
export function areSame(opened: DatabaseFiles, present: DatabaseFiles): boolean {
  return suffixes.every((suffix) => opened[suffix] === present[suffix]);
}

/**
 * Whether another process may have begun new files in place of some that are open here. Processes that have different
 * logs, or different indices of one log, don't see each other's locks.
 */
export function areReplaced(opened: DatabaseFiles, present: DatabaseFiles): boolean {
  return suffixes.some((suffix) => present[suffix] && opened[suffix] !== present[suffix]);
}

/**
 * Whether another process has found that the log is missing, has saved what was in it, and writes to a new one. The index,
 * which both share, describes the new log, so that this process can't read its own any more.
 */
export function isLogContinued(
  path: string,
  opened: DatabaseFiles,
  present: DatabaseFiles,
): boolean {
  const isOnlyLog = opened[''] === present[''] && opened['-shm'] === present['-shm'];
  return isOnlyLog && (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Removes the log of a database that was moved away without it, because SQLite would apply it to the next one. */
export function removeLeftLog(path: string, opened: DatabaseFiles): void {
  const present = filesAt(path);
  if (present[''] === opened['']) return;
  for (const suffix of ['-wal', '-shm'] as const) {
    if (present[suffix] === opened[suffix]) rmSync(path + suffix, { force: true });
  }
}

/** Renames a database together with its log. */
export function renameDatabase(path: string, next: string): void {
  const present = filesAt(path);
  for (const suffix of suffixes) if (present[suffix]) renameSync(path + suffix, next + suffix);
}
