import { join } from 'node:path';
import { perProcess } from '#process/perProcess.ts';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSqliteSessionStore } from './sqliteSessionStore.ts';

const minuteMs = 60_000;

/** The sessions of the tire hotel. */
export const sessions: SessionStore = perProcess('tire-hotel sessions', () =>
  createSqliteSessionStore({
    file: join(environment.dataFolder, 'sessions', 'tirehotel.sqlite'),
    now: Date.now,
    idleMs: 30 * minuteMs,
    lifetimeMs: 8 * 60 * minuteMs,
    maxTries: 5,
    log,
  }),
);
