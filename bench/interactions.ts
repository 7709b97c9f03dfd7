import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { servicesPort, sitePort } from '../e2e/support/addresses.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { withSite } from '../scripts/withSite.ts';
import { allInteractions } from './interactions/allInteractions.ts';
import type { Interaction } from './interactions/interaction.ts';
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
  return withSite({ site: sitePort, services: servicesPort }, () => bench(wanted));
}

async function bench(wanted: readonly Interaction[]): Promise<number> {
  const lines = interactionRows(await measureInteractions(wanted));
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}, index ${await machineIndex()}\n`);
  console.log(table(`press to next paint, CPU slowed down ${slowdown} times`, lines));
  return lines.every(({ held }) => held) ? 0 : 1;
}

process.exitCode = await main();
