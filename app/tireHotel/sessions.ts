import { join } from 'node:path';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSqliteSessionStore } from './sqliteSessionStore.ts';

const minuteMs = 60_000;

declare global {
  var forecourtSessions: SessionStore | undefined;
}

/** The sessions of the tire hotel; the global makes the framework's bundles share the store. */
globalThis.forecourtSessions ??= createSqliteSessionStore({
  file: join(environment.dataFolder, 'sessions', 'tirehotel.sqlite'),
  now: Date.now,
  idleMs: 30 * minuteMs,
  lifetimeMs: 8 * 60 * minuteMs,
  maxTries: 5,
  log,
});
export const sessions: SessionStore = globalThis.forecourtSessions;
