import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '#app/environment.ts';
import { keepCompilerCache } from '#framework/devVariables.ts';
import { runMain } from '#process/runMain.ts';
import { root, start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';
import { warmUp } from '../warmUp.ts';

const compilerCache = join(root, '.next', 'dev', 'cache');

/** Runs the services and the site with reload, and compiles the start page meanwhile. */
async function main(): Promise<number> {
  const { port } = parseEnvironment(process.env);
  const services = () => start('node', ['services/main.ts', '--watch']);
  const site = () => start('next', ['dev', '--port', String(port)], { env: keepCompilerCache });
  const signal = stopSignal();
  const ended = new AbortController();
  void warmUp(`http://localhost:${port}/`, AbortSignal.any([signal, ended.signal]));
  const styles = existsSync(compilerCache) ? undefined : compileStyles();
  try {
    return await supervise({
      services: { name: 'The services', launch: services },
      site: { name: 'The site', launch: site },
      signal,
    });
  } finally {
    ended.abort();
    styles?.kill();
  }
}

/**
 * Without its cache, the bundler needs all style sheets for the first page, but asks for them only when it has
 * compiled other modules. A core is idle until then.
 */
function compileStyles(): ChildProcess {
  return start('node', ['scripts/styles/compileAhead.ts'], { env: { NODE_ENV: 'development' } });
}

await runMain(main);
