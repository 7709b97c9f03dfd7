import { parseEnvironment } from '#app/environment.ts';
import { runMain } from '#process/runMain.ts';
import { sites } from '#sites/index.ts';
import { buildIfNeeded } from '../build.ts';
import { answers, start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';

/** Runs the whole group on one machine: the services and the production site. */
async function main(): Promise<number> {
  const { port, servicesPort } = parseEnvironment(process.env);
  if (!(await buildIfNeeded())) return 1;
  const ended = supervise({
    services: { name: 'The services', launch: () => start('node', ['services/main.ts']) },
    site: { name: 'The site', launch: () => start('node', ['server/main.ts']) },
    signal: stopSignal(),
  });
  const ready = answers(`http://127.0.0.1:${port}/healthz`, 30_000);
  if (await Promise.race([ready, ended.then(() => false)])) printAddresses(port, servicesPort);
  return ended;
}

function printAddresses(port: number, servicesPort: number): void {
  const lines = sites.map(({ id, locales }, index) => {
    const host = index === 0 ? 'localhost' : `${id}.localhost`;
    return `  ${id.padEnd(24)}http://${host}:${port}/  (${locales.join(', ')})`;
  });
  console.log(['', 'The sites:', ...lines, '', 'The services behind them:'].join('\n'));
  console.log(`  http://localhost:${servicesPort}/\n\nCtrl+C stops everything.\n`);
}

await runMain(main);
