import { parseEnvironment } from '#app/environment.ts';
import { runMain } from '#process/runMain.ts';
import { start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';

/** Lets Next finish writing its compiler cache on exit, which it otherwise aborts after 100 ms. */
const keepCache = { __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1' };

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
      launch: () => start('next', ['dev', '--port', String(port)], { env: keepCache }),
    },
    signal: stopSignal(),
  });
}

await runMain(main);
