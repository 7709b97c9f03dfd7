import './production.ts';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { type Environment, parseEnvironment } from '#app/environment.ts';
import { upstreams } from '#app/upstreams.ts';
import { boundPageLifetimes } from '#framework/pageLifetimes.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { runMain } from '#process/runMain.ts';
import { runShutdownTasks } from '#process/shutdownTasks.ts';
import { sites } from '#sites/index.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { askThrough, createAsk } from '#upstream/content/ask.ts';
import { createRedirectsClient } from '#upstream/content/redirectsClient.ts';
import { createProtect } from './answer/protection.ts';
import { createPages } from './cache/createPages.ts';
import { type RedirectedSite, redirectsOf } from './redirects.ts';
import { createSiteServer } from './siteServer.ts';
import { createSiteTable } from './siteTable.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Nobody waits for the platform's redirects (ms). */
const redirectsTimeoutMs = 10_000;

/** How long open requests may take to finish at shutdown (ms). */
const shutdownMs = 10_000;

function log(line: string): void {
  console.error(`site: ${line}`);
}

/**
 * Ignores failed writes when the process that reads the output has ended. Otherwise each would be logged as an
 * uncaught error, with another write that fails.
 */
function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Serves the production build until the process is asked to stop. */
async function main(): Promise<number> {
  ignoreClosedOutput();
  const environment = parseEnvironment(process.env);
  const { port, trustedProxies } = environment;
  boundPageLifetimes();
  const app = next({ dev: false, dir: root, port });
  const redirectedSites = createRedirectedSites(environment.content);
  await app.prepare();
  // The platform's redirects load in the background; pages don't wait for them.
  for (const { table } of redirectedSites) table.current();
  const findRedirect = redirectsOf(redirectedSites);
  const handle = app.getRequestHandler();
  const protect = createProtect(environment);
  const answerPage = createPages({
    handle,
    protect: createProtect(environment, { keepsOrigin: true }),
    finish: async (document) => document,
    log,
  });
  const server = createSiteServer({
    ...{ handle, answerPage, findRedirect, protect, trustedProxies, log },
  });
  const result = await listen(server, { port, variable: 'PORT' });
  if (result.kind === 'failed') {
    log(result.reason);
    process.exit(1);
  }
  console.log(`site: http://localhost:${port}/`);
  stopOnSignal(async () => {
    await closeGracefully(server, shutdownMs);
    await runShutdownTasks();
    await app.close();
  });
  return 0;
}

function createRedirectedSites(connection: Environment['content']): readonly RedirectedSite[] {
  const ask = createAsk({ ...connection, timeoutMs: redirectsTimeoutMs });
  const platform = createRedirectsClient({ ask: askThrough(upstreams.content, ask) });
  const now = () => performance.now();
  return sites.map((site) => ({
    table: createSiteTable({
      ...{ site, platform, now, log },
      rules: redirectTables[site.id]?.rules ?? [],
    }),
    hosts: siteHosts(site),
    bareHost: site.hosts[0],
  }));
}

function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    // A terminal signals the whole group of processes, and its parent passes the signal on.
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await runMain(main, log);
