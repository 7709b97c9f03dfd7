import { cpus } from 'node:os';
import { buildIfNeeded } from '../scripts/build.ts';
import { withSite } from '../scripts/withSite.ts';
import { rate } from './lighthouse/rate.ts';
import { type PageKind, ratingRows } from './lighthouse/rows.ts';
import { table } from './report.ts';
import { contentPage, findArticle, findCar, listPage } from './samples.ts';

/** Rates pages with Lighthouse, see docs/performance.md. Run it with `npm run bench -- lighthouse`. */

const ports = { site: 3410, services: 4410 } as const;
const site = `http://localhost:${ports.site}`;

async function main(): Promise<number> {
  return (await buildIfNeeded()) ? withSite(ports, rateAll) : 1;
}

async function rateAll(): Promise<number> {
  const pages: readonly [name: string, path: string, kind: PageKind][] = [
    ['start page', '/', 'content'],
    ['content page', contentPage, 'content'],
    ['article', await findArticle(site), 'content'],
    ['list of cars', listPage, 'cars'],
    ['page of a car', await findCar(site), 'cars'],
  ];
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}; Lighthouse on the same machine`);
  let isHeld = true;
  for (const [name, path, kind] of pages) {
    const lines = ratingRows(await rate(`${site}${path}`), kind);
    console.log(`\n${table(name, lines)}`);
    isHeld &&= lines.every(({ held }) => held);
  }
  return isHeld ? 0 : 1;
}

process.exitCode = await main();
