import type { DatabaseSync } from 'node:sqlite';
import { createPruneTimes } from '#storage/pruneTimes.ts';
import { openStore } from '../openStore.ts';
import type { Log } from '../service.ts';

/** The sessions that were ended by their editors, until they would have ended by themselves. */
export interface EndedSessions {
  /** @param until when the session ends by itself (ms since 1970) */
  readonly add: (id: string, until: number) => void;
  readonly has: (id: string) => boolean;
  readonly close: () => void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS ended (
    id TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

interface EndedSessionsOptions {
  /** Folder of persistent data; undefined: they are kept in memory. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** Opens the store in the data folder, so that a session stays ended after a restart. */
export function openEndedSessions({ dataFolder, now, log }: EndedSessionsOptions): EndedSessions {
  const { use, close } = openStore({ dataFolder, file: 'editing/sessions.sqlite', tables, log });
  const isTimeToPrune = createPruneTimes();
  return {
    add: (id, until) =>
      use((database) => {
        if (isTimeToPrune(now())) prune(database, now());
        database.prepare('INSERT OR IGNORE INTO ended VALUES (?, ?)').run(id, Math.ceil(until));
      }),
    has: (id) =>
      use((database) => database.prepare('SELECT 1 FROM ended WHERE id = ?').get(id) !== undefined),
    close,
  };
}

function prune(database: DatabaseSync, now: number): void {
  database.prepare('DELETE FROM ended WHERE until <= ?').run(Math.floor(now));
}
