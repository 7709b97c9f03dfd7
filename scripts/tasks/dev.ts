import { parseEnvironment } from '#app/environment.ts';
import { keepCompilerCache } from '#framework/devVariables.ts';
import { runMain } from '#process/runMain.ts';
import { start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';

/** Runs the services and the site with reload. */
async function main(): Promise<number> {
  const { port } = parseEnvironment(process.env);
  return supervise({
    services: {
      name: 'The services',
      launch: () => start('node', ['services/main.ts', '--watch']),
    },
    site: {
      name: 'The site',
      launch: () => start('next', ['dev', '--port', String(port)], { env: keepCompilerCache }),
    },
    signal: stopSignal(),
  });
}

await runMain(main);
