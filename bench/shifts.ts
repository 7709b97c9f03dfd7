import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { sites } from '#sites/index.ts';
import { findBrowser } from '../scripts/browser.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { addressOfSample, samplePages } from '../scripts/samplePages.ts';
import { withSite } from '../scripts/withSite.ts';
import { table } from './report.ts';
import { chanceOf } from './search/cars.ts';
import { loadPage, type Visited } from './shifts/loadPage.ts';
import { describeShift, shiftRows } from './shifts/rows.ts';

/*
 * Loads pages of all kinds while the processor is held back at random moments and answers come at random times, and looks
 * for content that moves. Run it with `npm run bench -- shifts`, see docs/performance.md.
 */

const ports = { site: 3440, services: 4440 } as const;

const widths = [375, 1280] as const;

/** Pages of kinds that only one site has. */
const ownPages = ['/boka-verkstad', '/dackhotell'];

const options = {
  loads: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
  /** Lets the fonts arrive, too, late like the other answers. How far they move the text depends on the machine's own fonts. */
  fonts: { type: 'boolean', default: false },
  /** Loads only pages whose address matches this expression. */
  only: { type: 'string', default: '' },
  /** The port of a running site. */
  port: { type: 'string' },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.port !== undefined) return bench(Number(values.port), values);
  if (!(await buildIfNeeded())) return 1;
  return withSite(ports, () => bench(ports.site, values));
}

interface Run {
  readonly loads: string;
  readonly seed: string;
  readonly only: string;
  readonly fonts: boolean;
}

async function bench(port: number, { only, ...run }: Run): Promise<number> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const found = await findAddresses(browser, port);
    const addresses = found.filter((url) => new RegExp(only).test(url));
    const visited = await visit(browser, addresses, run);
    const lines = shiftRows(visited);
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}\n\n${table('shifts', lines)}`);
    return lines.every(({ held }) => held) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

/** The addresses of the samples of all sites and of the pages that only one has, in an order that mixes sites and kinds. */
async function findAddresses(browser: Browser, port: number): Promise<readonly string[]> {
  const page = await browser.newPage();
  const found: string[] = [];
  for (const sample of samplePages) {
    found.push(await addressOfSample(page, `http://${sample.site.id}.localhost:${port}`, sample));
  }
  await page.close();
  const own = ownPages.map((path) => `http://${sites[0]?.id}.localhost:${port}${path}`);
  const step = 7;
  const all = [...own, ...found];
  return Array.from({ length: step }, (_, first) =>
    all.filter((_url, at) => at % step === first),
  ).flat();
}

/** Loads pages in turn, and prints what moves. A load has a seed of its own, so that it can be repeated alone. */
async function visit(
  browser: Browser,
  addresses: readonly string[],
  { loads, seed, fonts }: Omit<Run, 'only'>,
): Promise<readonly Visited[]> {
  const visited: Visited[] = [];
  for (let load = 0; load < Number(loads); load += 1) {
    const url = addresses[load % addresses.length] ?? '';
    const own = Number(seed) + load;
    const chance = chanceOf(own);
    const width = widths[Math.floor(chance() * widths.length)] ?? widths[0];
    const found = await loadPage(browser, { url, width, chance, hasFonts: fonts });
    for (const shift of found.shifts) console.log(describeShift(shift, { url, width, seed: own }));
    visited.push(found);
  }
  return visited;
}

process.exitCode = await main();
