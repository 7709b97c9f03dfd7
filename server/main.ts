import './production.ts';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { parseEnvironment } from '#app/environment.ts';
import { boundPageLifetimes } from '#framework/pageLifetimes.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { runMain } from '#process/runMain.ts';
import { runShutdownTasks } from '#process/shutdownTasks.ts';
import { sites } from '#sites/index.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { createProtect } from './answer/protection.ts';
import { type RedirectedSite, redirectsOf } from './redirects.ts';
import { createSiteServer } from './siteServer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  const { port } = environment;
  boundPageLifetimes();
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  const findLocation = redirectsOf(redirectedSites(), log);
  const server = createSiteServer({
    handle: app.getRequestHandler(),
    findLocation,
    protect: createProtect(environment),
    log,
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

function redirectedSites(): readonly RedirectedSite[] {
  return sites.map((site) => ({
    site,
    hosts: siteHosts(site),
    rules: redirectTables[site.id] ?? [],
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
