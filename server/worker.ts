import './production.ts';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { type Environment, parseEnvironment } from '#app/environment.ts';
import { createEditingTokens } from '#app/security/editingToken.ts';
import { createSecurityHeaders } from '#app/security/securityHeaders.ts';
import { shortenBuffersInJson } from '#framework/briefBuffers.ts';
import { ignoreMissingPictures } from '#framework/missingPictures.ts';
import { boundPageLifetimes } from '#framework/pageLifetimes.ts';
import { drain } from '#process/drain.ts';
import { endOnce } from '#process/endOnce.ts';
import { ignoreClosedOutput } from '#process/ignoreClosedOutput.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { runMain } from '#process/runMain.ts';
import { runShutdownTasks } from '#process/shutdownTasks.ts';
import { createProtect } from './answer/protection.ts';
import { createFindForms } from './cache/builtForms.ts';
import { createSiteCache, type SiteCache } from './cache/siteCache.ts';
import { connectWithPrimary, leavePrimary, logOnce } from './cluster/primaryChannel.ts';
import { buildSheets } from './finish/buildSheets.ts';
import { createFinishDocument } from './finish/finishDocument.ts';
import { followPublishes } from './followPublishes.ts';
import { log } from './log.ts';
import { connectWithMachines } from './machines/otherMachines.ts';
import { createRedirectedSites } from './redirectedSites.ts';
import { redirectsOf } from './redirects.ts';
import { withoutFailedSections } from './sections/withoutFailedSections.ts';
import { createSiteServer, type Handle, type SiteServerOptions } from './siteServer.ts';
import { startWorkerTelemetry, type WorkerTelemetry } from './telemetry/workerTelemetry.ts';
import { mostVisited, prepareAnswers } from './warm/prepareAnswers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, '.next');

/** How long open requests may take to finish at shutdown (ms). */
const shutdownMs = 10_000;

/** Longer than idle connections stay open (`siteServer.ts`), so that a restart closes none of them earlier (ms). */
const drainMs = 70_000;

/** Serves the production build, as one of several processes or alone, until the process is asked to stop. */
async function main(): Promise<number> {
  ignoreClosedOutput();
  const environment = parseEnvironment(process.env);
  const { port } = environment;
  const telemetry = await startWorkerTelemetry({ ...environment, logOnce });
  ignoreMissingPictures(console);
  boundPageLifetimes();
  const app = next({ dev: false, dir: root, port });
  const redirectedSites = createRedirectedSites(environment.content);
  await app.prepare();
  // The platform's redirects load in the background; pages don't wait for them.
  for (const { table } of redirectedSites) table.current();
  shortenBuffersInJson();
  const machines = await connectWithMachines({ environment, output });
  const pages = await followPublishes(app.getRequestHandler(), redirectedSites, environment);
  const handle = withoutFailedSections({ handle: machines.withFiles(pages), log });
  const cache = createCache(environment, { handle, ...telemetry });
  const server = createServer(environment, {
    handle,
    answerAtOnce: cache.answerAtOnce,
    findRedirect: redirectsOf(redirectedSites),
    observe: telemetry?.observe,
  });
  const end = endOnSignals(server, app);
  const readMetrics = telemetry?.readMetrics;
  const visited = await connectWithPrimary({
    drain: () => void end(() => drain(server, drainMs).then(() => leavePrimary(readMetrics))),
    mostVisited: () => mostVisited(cache),
    readMetrics,
  });
  await prepareAnswers({ cache, machines, visited });
  await listenAt(server, port);
  // Loading the library of pictures takes 80 ms, which no visitor waits for.
  const { encodePictures } = await import('./encodePictures.ts');
  encodePictures();
  return 0;
}

/** Takes connections, or ends the process. */
async function listenAt(server: Server, port: number): Promise<void> {
  const result = await listen(server, { port, variable: 'PORT' });
  if (result.kind !== 'failed') return;
  log(result.reason);
  process.exit(1);
}

function createCache(
  environment: Environment,
  options: { readonly handle: Handle } & Partial<Pick<WorkerTelemetry, 'runInBackground'>>,
): SiteCache {
  return createSiteCache({
    handle: options.handle,
    runInBackground: options.runInBackground,
    protect: createProtect(environment, { keepsOrigin: true }),
    finish: createFinishDocument({ readSheet: buildSheets(output), logOnce }),
    findForms: createFindForms(output),
    log,
  });
}

function createServer(
  environment: Environment,
  answers: Pick<SiteServerOptions, 'handle' | 'answerAtOnce' | 'findRedirect' | 'observe'>,
): Server {
  return createSiteServer({
    ...answers,
    protect: createProtect(environment),
    trustedProxies: environment.trustedProxies,
    log,
    editingTokens: createEditingTokens(environment.content.editingSecret, Date.now),
    unreadHeaders: createSecurityHeaders(environment)('error', undefined),
  });
}

/** Ends the process when a signal asks for it. */
function endOnSignals(server: Server, app: { readonly close: () => Promise<void> }) {
  const end = endOnce(async () => {
    await runShutdownTasks();
    await app.close();
  });
  process.on('SIGTERM', () => void end(() => closeGracefully(server, shutdownMs)));
  process.on('SIGINT', () => void end(() => closeGracefully(server, shutdownMs)));
  return end;
}

await runMain(main, log);
