import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { servicesPort, sitePort } from '../e2e/support/addresses.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import { allInteractions } from './interactions/allInteractions.ts';
import { measureInteractions } from './interactions/measure.ts';
import { interactionRows } from './interactions/rows.ts';
import { machineIndex, slowdown } from './machine.ts';
import { table } from './report.ts';

/**
 * Measures how long visitors wait after a press, see docs/performance.md. Run it with `npm run bench -- interactions`, and
 * parts of it with `-- interactions --only menu`.
 */

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const wanted = allInteractions.filter(({ round }) =>
    round.some(({ name }) => name.includes(values.only)),
  );
  if (!(await buildIfNeeded())) return 1;
  const env = { PORT: String(sitePort), SERVICES_PORT: String(servicesPort) };
  const children = [
    start('node', ['services/main.ts'], { env }),
    start('node', ['server/main.ts'], { env }),
  ];
  try {
    for (const port of [servicesPort, sitePort]) {
      if (!(await answers(`http://127.0.0.1:${port}/`, 60_000))) throw new Error('no answer');
    }
    const lines = interactionRows(await measureInteractions(wanted));
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}, index ${await machineIndex()}\n`);
    console.log(table(`press to next paint, CPU slowed down ${slowdown} times`, lines));
    return lines.every(({ held }) => held) ? 0 : 1;
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

process.exitCode = await main();
