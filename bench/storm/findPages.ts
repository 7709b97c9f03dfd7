import { setTimeout as wait } from 'node:timers/promises';
import { sites } from '#sites/index.ts';
import { samplesOf } from '../../scripts/samplePages.ts';
import { askPage, type PageAddress } from './address.ts';

/** Number of links followed from each list of cars, dealers and stories. */
const linksPerList = 3;

/** All published pages of all sites, some pages linked from lists, and lists with a query. */
export async function findPages(port: number): Promise<readonly PageAddress[]> {
  const found = await Promise.all(sites.map((site) => pagesOf(port, site)));
  return found.flat();
}

/** The pages of all cars of all sites. */
export async function findCars(port: number): Promise<readonly PageAddress[]> {
  const found = await Promise.all(
    sites.map(async ({ id }) => {
      const host = `${id}.localhost`;
      const paths = await listedPaths(port, host, carsPart);
      return paths.map((path) => ({ host, path }));
    }),
  );
  return found.flat();
}

async function pagesOf(
  port: number,
  site: (typeof sites)[number],
): Promise<readonly PageAddress[]> {
  const host = `${site.id}.localhost`;
  // There are thousands of cars; `samplesOf` names some.
  const published = await listedPaths(port, host, otherParts);
  const samples = samplesOf(site);
  const linked = samples.map(async ({ path, below }) =>
    below === undefined ? [] : linksBelow(await askPage(port, { host, path }), below),
  );
  const queried = samples.flatMap(({ kind, path, below }) =>
    kind === 'cars' && below === undefined
      ? [`${path}?page=1`, `${path}?sortName=car_price_asc`]
      : [],
  );
  const paths = new Set([...published, ...(await Promise.all(linked)).flat(), ...queried]);
  return [...paths].map((path) => ({ host, path }));
}

const carsPart = /^\/sitemap-cars/;
const otherParts = /^\/sitemap-(?!cars)/;

/** The paths in the parts of a sitemap whose addresses match. */
async function listedPaths(port: number, host: string, part: RegExp): Promise<readonly string[]> {
  const parts = await locations(port, { host, path: '/sitemap.xml' });
  const made = parts.filter((path) => part.test(path));
  return (await Promise.all(made.map((path) => locations(port, { host, path })))).flat();
}

/** The paths in a sitemap or an index of sitemaps. */
async function locations(port: number, address: PageAddress): Promise<readonly string[]> {
  const { body } = await askPatiently(port, address);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Asks again while the search service is still being filled, as it is after its start. */
async function askPatiently(port: number, address: PageAddress) {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const answer = await askPage(port, address);
    if (answer.status < 500) return answer;
    await wait(pauseMs);
  }
  return askPage(port, address);
}

const attempts = 60;
const pauseMs = 1_000;

function linksBelow({ body }: { readonly body: string }, below: string): readonly string[] {
  const links = [...body.matchAll(/href="([^"?#]+)"/g)].map(([, href = '']) => href);
  const wanted = links.filter((href) => href.startsWith(below) && href.length > below.length);
  return [...new Set(wanted)].slice(0, linksPerList);
}
