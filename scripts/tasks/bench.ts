import { cpus } from 'node:os';
import { join } from 'node:path';
import { blockingTimes } from '../../bench/blocking.ts';
import { slowestStep } from '../../bench/bookingSteps.ts';
import { measureDev } from '../../bench/dev.ts';
import { filterToResults } from '../../bench/filterClick.ts';
import { contentBytes, keptPage } from '../../bench/keptPage.ts';
import { measureLoad } from '../../bench/load.ts';
import { machineIndex } from '../../bench/machine.ts';
import { buildMinimalPage, minimalFolder } from '../../bench/minimalPage.ts';
import {
  type Blocking,
  blockingRows,
  bookingRows,
  devRows,
  htmlRows,
  type ListMeasurement,
  listRows,
  type Measurement,
  type Row,
  rows,
  table,
  weightRows,
} from '../../bench/report.ts';
import { contentPage, findArticle, findCar, listPage } from '../../bench/samples.ts';
import { themesGzip } from '../../bench/themesSize.ts';
import { measureTransfer, type Transfer } from '../../bench/transfer.ts';
import { buildIfNeeded } from '../build.ts';
import { answers, root, run, start } from '../processes.ts';

const ports = { site: 3400, services: 4400, minimal: 3401, interactions: 3420 } as const;
const phone = 375;

const origin = `http://localhost:${ports.site}`;
const minimalUrl = `http://localhost:${ports.minimal}/`;

/** The page of a facility. */
const facilityPage = '/hitta-oss/nordvik-uppsala';

/** The page of the service booking. */
const bookingPage = '/boka-verkstad';

/** The maximum script of pages before their heavy parts are used, compared with the smallest page. */
const maxRatio = { car: 1.25, facility: 1.15, booking: 1.35 } as const;

/** How much longer pages may block the main thread than the smallest page. */
const maxBlocking = { page: 1.3, list: 1.6 } as const;

/** A filter of the list, and the facet whose values are clicked. */
const listFilter = '?car_fuel=El';
const pressedFacet = 'car_body';

/** Runs everything but the soak, which takes half an hour, the cluster, which needs a Valkey server, and OpenSearch, which needs Java and Maven, or one part: `npm run bench -- page`, `-- server --minutes 10`, `-- shifts --loads 200`, `-- dev`, `-- interactions --only menu`, `-- lighthouse`, `-- search --million`, `-- redirects`, `-- storm restart leads`, `-- cluster`, `-- opensearch --million`, `-- soak --minutes 30 --requests 100000`. */
async function main(): Promise<number> {
  const [only, ...options] = process.argv.slice(2);
  const isWanted = (part: string) => only === undefined || only === part;
  const codes = [
    isWanted('page') ? await benchPage() : 0,
    isWanted('server') ? await run('node', [join('bench', 'server.ts'), ...options]) : 0,
    isWanted('shifts') ? await run('node', [join('bench', 'shifts.ts'), ...options]) : 0,
    isWanted('dev') ? await benchDev() : 0,
    isWanted('interactions') ? await benchInteractions(options) : 0,
    isWanted('lighthouse') ? await run('node', [join('bench', 'lighthouse.ts')]) : 0,
    isWanted('search') ? await benchSearch(options) : 0,
    isWanted('redirects') ? await run('node', [join('bench', 'redirects.ts')]) : 0,
    only === 'opensearch' ? await run('node', [join('bench', 'opensearch.ts'), ...options]) : 0,
    only === 'cluster' ? await run('node', [join('bench', 'cluster.ts')]) : 0,
    only === 'soak' ? await run('node', [join('bench', 'soak.ts'), ...options]) : 0,
    isWanted('storm') ? await run('node', [join('bench', 'storm.ts'), ...options]) : 0,
  ];
  return Math.max(...codes);
}

/** In a separate process, because the steps of the end-to-end tests read the port when they are loaded. */
function benchInteractions(options: readonly string[]): Promise<number> {
  const env = { TESTED_PORT: String(ports.interactions) };
  return run('node', [join('bench', 'interactions.ts'), ...options], { env });
}

/** Measures the waiting times of `npm run dev`. */
async function benchDev(): Promise<number> {
  const lines = devRows(await measureDev());
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}\n\n${table('npm run dev', lines)}`);
  return lines.every(({ held }) => held) ? 0 : 1;
}

/** In a separate process, because it uses gigabytes of memory. */
function benchSearch(options: readonly string[]): Promise<number> {
  return run('node', [join('bench', 'search.ts'), ...options]);
}

/** Compares a content page, a list of cars and the pages of a car, a facility and the booking with the framework's smallest page, on one machine. */
async function benchPage(): Promise<number> {
  if (!(await buildIfNeeded()) || !(await buildMinimalPage())) return 1;
  const env = { PORT: String(ports.site), SERVICES_PORT: String(ports.services) };
  const services = start('node', ['services/main.ts'], { env });
  const site = start('node', ['server/main.ts'], { env });
  // The framework's own server, for comparison.
  const next = join(root, 'node_modules', '.bin', 'next');
  const minimal = start(next, ['start', minimalFolder, '--port', String(ports.minimal)], { env });
  try {
    const index = await machineIndex();
    const ours = await measure(`${origin}${contentPage}`, site.pid ?? 0);
    const floor = await measure(minimalUrl, minimal.pid ?? 0);
    const listUrl = `${origin}${listPage}`;
    const list = await measureList(listUrl, site.pid ?? 0);
    const carPage = await findCar(origin);
    const car = await measureReady(`${origin}${carPage}`);
    const facility = await measureReady(`${origin}${facilityPage}`);
    const bookingUrl = `${origin}${bookingPage}`;
    const booking = await measureReady(bookingUrl);
    const stepMs = await slowestStep(bookingUrl);
    const html = {
      startPage: await contentBytes(await keptPage(`${origin}/`)),
      listOfCars: await contentBytes(await keptPage(listUrl)),
    };
    const tables = [
      ['HTML in brotli, without its rules', htmlRows(html)],
      ['content page', rows(ours, floor, await themesGzip())],
      ['list of cars', listRows(list, floor)],
      ['page of a car', weightRows(car, floor, maxRatio.car)],
      ['page of a facility', weightRows(facility, floor, maxRatio.facility)],
      ['blocking time', await measureBlocking(carPage)],
      ['page of the booking', bookingRows(booking, floor, { maxRatio: maxRatio.booking, stepMs })],
    ] as const;
    const machine = `${cpus().length} cores, ${cpus()[0]?.model}, benchmark index ${index}`;
    console.log(`\n${machine}; the client runs on the same machine\n`);
    console.log(tables.map(([name, lines]) => table(name, lines)).join('\n\n'));
    return tables.every(([, lines]) => lines.every(({ held }) => held)) ? 0 : 1;
  } finally {
    for (const child of [services, site, minimal]) child.kill('SIGTERM');
  }
}

async function measureBlocking(carPage: string): Promise<Row[]> {
  const { page, list } = maxBlocking;
  const pages = [
    ['start page', '/', page],
    ['content page', contentPage, page],
    ['article', await findArticle(origin), page],
    ['facility', facilityPage, page],
    ['booking', bookingPage, page],
    ['car', carPage, page],
    ['list of cars', listPage, list],
  ] as const;
  const urls = pages.map(([, path]) => `${origin}${path}`);
  for (const url of urls) await makeReady(url);
  const [floor = Number.NaN, ...times] = await blockingTimes([minimalUrl, ...urls]);
  const measured = pages.map(
    ([name, , ratio], at): Blocking => ({ name, ms: times[at] ?? Number.NaN, maxRatio: ratio }),
  );
  return blockingRows(measured, floor);
}

/** The first visit optimises the images, and some requests bring a page of ours into the cache. */
async function makeReady(url: string): Promise<void> {
  await measureTransfer(url, phone);
  if (url !== minimalUrl) await keptPage(url);
}

async function measureReady(url: string): Promise<Transfer> {
  await makeReady(url);
  return measureTransfer(url, phone);
}

async function measure(url: string, pid: number): Promise<Measurement> {
  if (!(await answers(url, 30_000))) throw new Error(`${url} doesn't answer`);
  return { ...(await measureReady(url)), ...(await measureLoad(url, pid)) };
}

async function measureList(url: string, pid: number): Promise<ListMeasurement> {
  return {
    ...(await measureReady(url)),
    filterMs: await filterToResults(url, pressedFacet),
    filtered: await measureLoad(`${url}${listFilter}`, pid),
  };
}

process.exitCode = await main();
