import { setTimeout } from 'node:timers/promises';
import { prepareDatabase } from '#app/database/prepareDatabase.ts';
import { parseEnvironment } from '#app/environment.ts';
import { keepCompilerCache } from '#framework/devVariables.ts';
import { createLog } from '#process/log.ts';
import { runMain } from '#process/runMain.ts';
import { start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';
import { warmUp } from '../warmUp.ts';

/** It doesn't keep the process running. */
const pause = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** Runs the services and the site with reload, and compiles the start page meanwhile. */
async function main(): Promise<number> {
  const { port, database } = parseEnvironment(process.env);
  await prepareDatabase(database, { pause, log: createLog('site') });
  const services = () => start('node', ['services/main.ts', '--watch']);
  const site = () => start('next', ['dev', '--port', String(port)], { env: keepCompilerCache });
  const signal = stopSignal();
  const ended = new AbortController();
  void warmUp(`http://localhost:${port}/`, AbortSignal.any([signal, ended.signal]));
  try {
    return await supervise({
      services: { name: 'The services', launch: services },
      site: { name: 'The site', launch: site },
      signal,
    });
  } finally {
    ended.abort();
  }
}

await runMain(main);
