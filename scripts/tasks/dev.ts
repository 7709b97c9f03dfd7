import { parseEnvironment } from '#app/environment.ts';
import { keepCompilerCache } from '#framework/devVariables.ts';
import { start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';

/** Runs the services and the site with reload. */
const { port } = parseEnvironment(process.env);
process.exitCode = await supervise({
  services: { name: 'The services', launch: () => start('node', ['services/main.ts', '--watch']) },
  site: {
    name: 'The site',
    launch: () => start('next', ['dev', '--port', String(port)], { env: keepCompilerCache }),
  },
  signal: stopSignal(),
});
