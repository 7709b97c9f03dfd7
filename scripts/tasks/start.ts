import { randomBytes } from 'node:crypto';
import { parseEnvironment } from '#app/environment.ts';
import { portProblems } from '#process/listen.ts';
import { runMain } from '#process/runMain.ts';
import { sites } from '#sites/index.ts';
import { buildIfNeeded } from '../build.ts';
import { answers, start, stopSignal } from '../processes.ts';
import { supervise } from '../supervisor.ts';

/** Longer than the services take on a slow machine. */
const servicesMs = 20_000;

/** Runs the whole group on one machine: the services and the production site. */
async function main(): Promise<number> {
  const { port, servicesPort, ...read } = parseEnvironment(process.env);
  const metricsPort = read.telemetry.metricsPort ?? read.internal.port + 1;
  // Before the build, and before the health of whatever listens there is taken for the site's.
  const problems = await portProblems([
    { port, variable: 'PORT' },
    { port: servicesPort, variable: 'SERVICES_PORT', host: '127.0.0.1' },
    { port: metricsPort, variable: 'METRICS_PORT', host: read.internal.host },
  ]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || !(await buildIfNeeded())) return 1;
  const env = {
    // Without a secret of its own, the group gets one for as long as it runs, so that what editors publish is seen at once.
    ...(!read.revalidateKeys && { REVALIDATE_SECRET: randomBytes(32).toString('base64url') }),
    // The front page of the services shows what each visit felt like.
    METRICS_PORT: String(metricsPort),
    VITALS_ONE_IN: String(read.vitalsOneIn || 1),
  };
  const health = `http://127.0.0.1:${servicesPort}/healthz`;
  const ended = supervise({
    services: {
      name: 'The services',
      launch: () => start('node', ['services/main.ts'], { env }),
      ready: (signal) => answers(health, servicesMs, signal),
    },
    site: { name: 'The site', launch: () => start('node', ['server/main.ts'], { env }) },
    signal: stopSignal(),
  });
  const ready = answers(`http://127.0.0.1:${port}/healthz`, servicesMs + 30_000);
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
