import { cpus } from 'node:os';
import { join } from 'node:path';
import { filterToResults } from '../../bench/filterClick.ts';
import { slowestHandler } from '../../bench/interactions.ts';
import { measureLoad } from '../../bench/load.ts';
import { buildMinimalPage, minimalFolder } from '../../bench/minimalPage.ts';
import {
  type ListMeasurement,
  listRows,
  type Measurement,
  rows,
  table,
} from '../../bench/report.ts';
import { themesGzip } from '../../bench/themesSize.ts';
import { measureTransfer } from '../../bench/transfer.ts';
import { buildIfNeeded } from '../build.ts';
import { answers, root, run, start } from '../processes.ts';

const ports = { site: 3400, services: 4400, minimal: 3401 } as const;
const phone = 375;

/** A page of ten different blocks. */
const contentPage = '/aga-bil/serviceavtal';

/** All cars, with the filters beside them. */
const listPage = '/kop-bil/bilar-i-lager';

/** One filter of the list, and the facet whose values are pressed. */
const listFilter = '?car_fuel=El';
const pressedFacet = 'car_body';

/** Everything, or one of the two: `npm run bench -- page`, `npm run bench -- search --million`. */
async function main(): Promise<number> {
  const [only, ...options] = process.argv.slice(2);
  const page = only === 'search' ? 0 : await benchPage();
  return page + (only === 'page' ? 0 : await benchSearch(options));
}

/** In a process of its own: it fills gigabytes. */
function benchSearch(options: readonly string[]): Promise<number> {
  return run('node', [join('bench', 'search.ts'), ...options]);
}

/** A content page and a list of cars against the framework's smallest page, on one machine. */
async function benchPage(): Promise<number> {
  if (!(await buildIfNeeded()) || !(await buildMinimalPage())) return 1;
  const env = { PORT: String(ports.site), SERVICES_PORT: String(ports.services) };
  const services = start('node', ['services/main.ts'], { env });
  const next = (folder: string, port: number) =>
    start(join(root, 'node_modules', '.bin', 'next'), ['start', folder, '--port', String(port)], {
      env,
    });
  const site = next(root, ports.site);
  const minimal = next(minimalFolder, ports.minimal);
  try {
    const ours = await measure(`http://localhost:${ports.site}${contentPage}`, site.pid ?? 0);
    const floor = await measure(`http://localhost:${ports.minimal}/`, minimal.pid ?? 0);
    const own = {
      themesGzip: await themesGzip(),
      handlerMs: await slowestHandler(`http://localhost:${ports.site}/`),
    };
    const list = await measureList(`http://localhost:${ports.site}${listPage}`, site.pid ?? 0);
    const lines = rows(ours, floor, own);
    const listLines = listRows(list, floor);
    console.log(
      `\n${cpus().length} cores, ${cpus()[0]?.model}; the client runs on the same machine\n`,
    );
    console.log(`${table('content page', lines)}\n\n${table('list of cars', listLines)}`);
    return [...lines, ...listLines].every(({ held }) => held) ? 0 : 1;
  } finally {
    for (const child of [services, site, minimal]) child.kill('SIGTERM');
  }
}

async function measure(url: string, pid: number): Promise<Measurement> {
  if (!(await answers(url, 30_000))) throw new Error(`${url} doesn't answer`);
  // The first visit makes the pictures; the second is what visitors get.
  await measureTransfer(url, phone);
  return { ...(await measureTransfer(url, phone)), ...(await measureLoad(url, pid)) };
}

async function measureList(url: string, pid: number): Promise<ListMeasurement> {
  await measureTransfer(url, phone);
  return {
    ...(await measureTransfer(url, phone)),
    filterMs: await filterToResults(url, pressedFacet),
    filtered: await measureLoad(`${url}${listFilter}`, pid),
  };
}

process.exitCode = await main();
