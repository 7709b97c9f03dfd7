import { parseArgs } from 'node:util';
import { runMain } from '#process/runMain.ts';
import { sites } from '#sites/index.ts';
import { buildIfNeeded } from './build.ts';
import { crawlChecks } from './crawl/crawlChecks.ts';
import { crawlSites } from './crawl/crawlSites.ts';
import { answers } from './processes.ts';
import { withSite } from './withSite.ts';

const ports = { site: 3700, services: 4700 } as const;

/** How many of the similar pages below a page are read; there are thousands of cars. */
const defaultSamples = 20;

/**
 * Follows all links of all sites and checks the pages against each other: `npm run crawl`, or of a running
 * site with `-- --port 3000`; with `-- --samples 500`, more of the pages of cars and of filtered lists.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, samples: { type: 'string' } },
  });
  const samples = Number(values.samples ?? defaultSamples);
  if (values.port !== undefined) return check(Number(values.port), samples);
  if (!(await buildIfNeeded())) return false;
  return withSite(ports, () => check(ports.site, samples));
}

async function check(port: number, samples: number): Promise<boolean> {
  if (!(await answers(`http://localhost:${port}/`, 60_000))) {
    console.error(`Nothing answers at http://localhost:${port}/.`);
    return false;
  }
  const crawl = await crawlSites({ sites, port, samples });
  const results = Object.entries(crawlChecks).map(([name, run]) => ({ name, lines: run(crawl) }));
  for (const { lines } of results) for (const line of lines) console.log(line);
  console.log(`\n${sites.length} sites, ${crawl.pages.length} pages, ${crawl.addresses} addresses`);
  for (const { name, lines } of results) console.log(`${lines.length} ${name}`);
  return results.every(({ lines }) => lines.length === 0);
}

await runMain(async () => ((await main()) ? 0 : 1));
