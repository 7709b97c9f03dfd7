import './production.ts';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { EnvironmentError, parseEnvironment } from '#app/environment.ts';
import { boundPageLifetimes } from './framework/pageLifetimes.ts';
import { closeGracefully, listen } from './lifecycle.ts';
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
async function main(): Promise<void> {
  ignoreClosedOutput();
  const { port } = parseEnvironment(process.env);
  boundPageLifetimes();
  const app = next({ dev: false, dir: root, port });
  await app.prepare();
  const server = createSiteServer({ handle: app.getRequestHandler(), log });
  const result = await listen(server, port);
  if (result.kind === 'failed') {
    log(result.reason);
    process.exit(1);
  }
  console.log(`site: http://localhost:${port}/`);
  stopOnSignal(async () => {
    await closeGracefully(server, shutdownMs);
    await app.close();
  });
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

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  log(error.message);
  process.exit(1);
}
