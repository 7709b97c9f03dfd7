import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { announce } from '#process/log.ts';
import { runMain } from '#process/runMain.ts';
import { createApplication } from './application.ts';
import { editorsOnly } from './editing/editorsOnly.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { log } from './log.ts';
import { loopback, type ServeResult, serve } from './serve.ts';
import type { Handler, Service } from './service.ts';
import { createServices, groupFolderOf } from './services.ts';
import { createReadMetrics } from './visitors/readMetrics.ts';
import { visitorsPanel } from './visitors/visitorsPanel.ts';

/** Serves until the process is asked to stop. */
async function main(): Promise<number> {
  const environment = parseEnvironment(process.env);
  const folder = groupFolderOf(environment);
  if (!existsSync(folder)) {
    log(`There is no group at ${folder}: set GROUP_DIR to the folder of one.`);
    return 1;
  }
  const isWatching = process.argv.includes('--watch');
  const services = await createServices({ environment, isWatching, log });
  const origin = `http://localhost:${environment.servicesPort}`;
  const delay = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });
  const panels = panelsOf(environment);
  const application = createApplication({ services, origin, delay, panels });
  const result = await serveAll(application, environment);
  if (result.kind === 'failed') {
    log(result.reason);
    for (const service of services) service.close?.();
    return 1;
  }
  announce(`services: ${origin}/`);
  if (environment.editorsListener) announce(`editor: ${environment.origin}/edit`);
  stopOnSignal(services, result.close);
  return 0;
}

/** Serves everything on loopback, and editors at an address of their own if there is one. */
async function serveAll(
  application: Handler,
  { servicesPort, editorsListener }: Environment,
): Promise<ServeResult> {
  const own = await serve(application, loopback(servicesPort), log);
  if (own.kind === 'failed' || !editorsListener) return own;
  const ofEditors = await serve(editorsOnly(application), editorsListener, log);
  if (ofEditors.kind === 'failed') {
    await own.close();
    return ofEditors;
  }
  const close = async () => {
    await Promise.all([own.close(), ofEditors.close()]);
  };
  return { ...own, close };
}

/** What the front page shows of the site. */
function panelsOf({ metricsPort }: Environment) {
  return metricsPort === undefined ? [] : [visitorsPanel(createReadMetrics(metricsPort))];
}

function stopOnSignal(services: readonly Service[], close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    // A second signal forces the exit.
    if (isStopping) process.exit(1);
    isStopping = true;
    for (const service of services) service.close?.();
    await close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await runMain(main, log);
