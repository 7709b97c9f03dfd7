import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createApplication } from './application.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';
import { createServices, groupFolderOf } from './services.ts';

function log(line: string): void {
  console.error(`services: ${line}`);
}

async function start(environment: Environment): Promise<void> {
  const folder = groupFolderOf(environment);
  if (!existsSync(folder)) {
    log(`There is no group at ${folder}: set GROUP_DIR to the folder of one.`);
    process.exitCode = 1;
    return;
  }
  const isWatching = process.argv.includes('--watch');
  const services = await createServices({ environment, isWatching, log });
  const origin = `http://localhost:${environment.servicesPort}`;
  const delay = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });
  const application = createApplication({ services, origin, delay });
  const result = await listen(application, environment.servicesPort, log);
  if (result.kind === 'failed') {
    log(result.reason);
    process.exitCode = 1;
    for (const service of services) service.close();
    return;
  }
  console.log(`services: ${origin}/`);
  stopOnSignal(services, result.close);
}

function stopOnSignal(services: readonly Service[], close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    // A second signal forces the exit.
    if (isStopping) process.exit(1);
    isStopping = true;
    for (const service of services) service.close();
    await close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const parsed = parseEnvironment(process.env);
if (parsed.kind === 'environment') {
  await start(parsed.environment);
} else {
  for (const problem of parsed.problems) log(problem);
  process.exitCode = 1;
}
