import { createLogOnce } from '#process/logOnce.ts';
import { perProcess } from '#process/perProcess.ts';
import type { Claims } from '#storage/claims.ts';
import type { ContentStore } from '#storage/contentStore.ts';
import { createFallbackClaims, createFallbackContents } from '#storage/valkey/fallbackStores.ts';
import { createValkeyClaims } from '#storage/valkey/valkeyClaims.ts';
import {
  createOutageReport,
  createValkeyClient,
  type ValkeyClient,
  type ValkeyOptions,
} from '#storage/valkey/valkeyClient.ts';
import { createValkeyClock } from '#storage/valkey/valkeyClock.ts';
import { createValkeyContents } from '#storage/valkey/valkeyContents.ts';
import type { Upstream } from '#upstream/http/upstream.ts';
import { type Environment, parseEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import type { EntryClock } from '../pageCache/entryFile.ts';
import { pageCacheLimits } from '../pageCache/limits.ts';
import { announcePurge, type Purge, pageEvents } from '../pageCache/pageEvents.ts';
import { sourcesHash } from '../pageCache/sourcesHash.ts';
import { createAskPageStore } from './askPageStore.ts';
import { type BuildFiles, createBuildFiles } from './buildFiles.ts';
import { pageStoreLimits as limits } from './limits.ts';
import { pageStoreUpstream } from './pageStoreUpstream.ts';
import { createPurgeLog } from './purgeLog.ts';
import { createVisitedList, type VisitedList } from './visitedList.ts';

/** Pages that are rendered, and claims on renders. */
interface LocalPages {
  readonly contents: ContentStore;
  readonly claims: Claims;
}

/** What all machines share about pages. The server may evict anything: each loss costs a render and no data. */
export interface PageStore {
  /** The pages of this build, which are kept on the machine while the store can't be used. */
  readonly pages: (local: LocalPages) => LocalPages & {
    /** The clock of the times in the contents. */
    readonly clock: EntryClock;
  };
  readonly visited: VisitedList;
  /** The files that pages of any build refer to. */
  readonly files: BuildFiles;
  /** Tells the processes of all machines of a purge. */
  readonly publish: (purge: Purge) => void;
  /** Resolves when it can be used for the first time. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}

interface PageStoreOptions {
  readonly valkey: ValkeyOptions;
  readonly upstream: Upstream;
  /** Names the upstreams of the pages. */
  readonly sources: string;
  /** Names the build: pages refer to its scripts. */
  readonly build: string;
  /** Receives the purges of other processes. */
  readonly announce: (purge: Purge) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** A quiet connection that waits for purges gets an answer every five seconds. */
const silentMs = 10_000;

/** Opens the store. It connects in the background, and while it has no connection everything fails at once. */
export function openPageStore(options: PageStoreOptions): PageStore {
  const { sources, build } = options;
  const prefix = `forecourt:${sources}`;
  const { ask, clock, purges, close } = connectStore(options, `${prefix}:purges`);
  const contents = createValkeyContents({
    ask,
    prefix: `${prefix}:${build}:page:`,
    maxBytes: limits.contentBytes,
    lifeMs: limits.contentMs,
  });
  const claims = createValkeyClaims({
    ask,
    prefix: `${prefix}:${build}:claim:`,
    claimMs: pageCacheLimits.renderSeconds * 1_000,
  });
  return {
    pages: (local) => ({
      contents: createFallbackContents({ shared: contents, local: local.contents }),
      claims: createFallbackClaims({ shared: claims, local: local.claims }),
      clock,
    }),
    visited: createVisitedList({ ask, key: `${prefix}:visited` }),
    files: createBuildFiles({ ask, prefix: 'forecourt:file:' }),
    publish: purges.publish,
    ready: purges.firstCurrent,
    close,
  };
}

/** Connects with the server: once for commands, and once for purges, whose reading waits for the next one. */
function connectStore(options: PageStoreOptions, key: string) {
  const { valkey, upstream, now, log } = options;
  const report = createOutageReport((line) => log(`page store: ${line}`));
  const commands = createValkeyClient(valkey, { report });
  const reader = createValkeyClient(valkey, { silentMs, report });
  const clock = createValkeyClock(now);
  const logOnce = createLogOnce(log);
  const purges = createPurgeLog({ ...options, commands, reader, clock, key, logOnce });
  const ask = createAskPageStore({
    client: commands,
    upstream,
    isUsable: () => purges.isCurrent() && commands.isReady,
    reconnect: () => {
      commands.destroy();
      connect(commands);
    },
    logOnce,
  });
  for (const client of [commands, reader]) connect(client);
  purges.start();
  return {
    ask,
    clock,
    purges,
    close: () => {
      purges.end();
      for (const client of [commands, reader]) client.destroy();
    },
  };
}

/** The client repeats attempts by itself and reports failures, so this rejects only when the client is closed. */
function connect(client: ValkeyClient): void {
  client.connect().catch(() => undefined);
}

/** The store of this process for the pages of a build; `undefined` if no store is configured. */
export function findPageStore(build: string): PageStore | undefined {
  return perProcess('page store', () => open(parseEnvironment(process.env), build));
}

function open(environment: Environment, build: string): PageStore | undefined {
  const { pageStore: valkey } = environment;
  if (!valkey || !pageStoreUpstream) return undefined;
  const store = openPageStore({
    valkey,
    upstream: pageStoreUpstream,
    sources: sourcesHash(environment),
    build,
    announce: announcePurge,
    now: Date.now,
    log,
  });
  pageEvents.on('purged', store.publish);
  return store;
}
