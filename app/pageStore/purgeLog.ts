import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { everyDocumentTag } from '#framework/cacheTags.ts';
import type { ValkeyClient } from '#storage/valkey/valkeyClient.ts';
import { clockErrorMs, type ValkeyClock } from '#storage/valkey/valkeyClock.ts';
import { addToLog, createValkeyLog, type LogEntry } from '#storage/valkey/valkeyLog.ts';
import { pageLifetimes } from '../pageCache/limits.ts';
import type { Purge } from '../pageCache/pageEvents.ts';
import { purgeSchema } from '../pageCache/purgeSchema.ts';

interface PurgeLogOptions {
  /** Connections: one for commands, and one that waits for purges. */
  readonly commands: ValkeyClient;
  readonly reader: ValkeyClient;
  readonly clock: ValkeyClock;
  readonly key: string;
  /** Receives the purges of other processes, each with its age. */
  readonly announce: (purge: Purge) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logOnce: (line: string) => void;
}

/** What connects the purges of this process with those of all machines. */
export interface PurgeLog {
  /** Whether this process knows all purges. Otherwise pages of other machines may be older than a purge. */
  readonly isCurrent: () => boolean;
  /** Tells the others of a purge, as soon as there is a connection. */
  readonly publish: (purge: Purge) => void;
  readonly start: () => void;
  /** Resolves when it knows all purges for the first time. */
  readonly firstCurrent: Promise<void>;
  readonly end: () => void;
}

/** `by` names the process, which knows its own purges. */
const entrySchema = z.object({ by: z.string(), purge: purgeSchema });

/** Purges that wait for a connection. With more, all pages are purged instead. */
const maxWaiting = 1_000;

/** Old pages are answered meanwhile for as long as other stale ones. */
const allPages = { tags: [everyDocumentTag], graceSeconds: pageLifetimes.good.stale } as const;

/** Older purges concern no page that is still answered (ms). */
const longestLifeMs = (pageLifetimes.good.fresh + pageLifetimes.good.stale) * 1_000;

/** Creates the connection of one process with the log of purges. */
export function createPurgeLog(options: PurgeLogOptions): PurgeLog {
  const { commands, reader, clock, key, announce, now, logOnce } = options;
  const by = randomUUID();
  const sender = createSender((purge) =>
    addToLog(commands, key, JSON.stringify({ by, purge } satisfies z.input<typeof entrySchema>)),
  );

  function announceSince(at: number, purge: Purge): void {
    const ageMs = (purge.ageMs ?? 0) + Math.max(now() - at - clockErrorMs, 0);
    if (ageMs < longestLifeMs) announce({ ...purge, ageMs });
  }

  function take({ text, addedAt }: LogEntry): void {
    const entry = entrySchema.safeParse(parseJson(text)).data;
    if (entry && entry.by !== by) announceSince(addedAt, entry.purge);
  }

  /** Older pages may have been purged without this process knowing it. */
  const begin = (knownSince: number) => announceSince(knownSince, allPages);

  const follower = createValkeyLog({
    client: reader,
    clock,
    key,
    take,
    begin,
    onCurrent: sender.send,
    logOnce: (line) => logOnce(`page store: ${line}`),
  });
  return {
    isCurrent: follower.isCurrent,
    publish: sender.add,
    start: follower.follow,
    firstCurrent: follower.firstCurrent,
    end: follower.end,
  };
}

/** Sends purges in their order. Those that can't be sent wait. */
function createSender(send: (purge: Purge) => Promise<void>) {
  const waiting: Purge[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let purge = waiting[0]; purge; purge = waiting[0]) {
        await send(purge);
        waiting.shift();
      }
    } catch {
      // The client reports that it has no connection.
    } finally {
      isSending = false;
    }
  }

  return {
    add: (purge: Purge): void => {
      // The first one may be on its way.
      if (waiting.length >= maxWaiting) waiting.splice(1, waiting.length, allPages);
      else waiting.push(purge);
      void sendAll();
    },
    send: () => void sendAll(),
  };
}
