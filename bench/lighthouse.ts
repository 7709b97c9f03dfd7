import { cpus } from 'node:os';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import { rate } from './lighthouse/rate.ts';
import { type PageKind, ratingRows } from './lighthouse/rows.ts';
import { table } from './report.ts';

/** Rates pages with Lighthouse, see docs/performance.md. Run it with `npm run bench -- lighthouse`. */

const ports = { site: 3410, services: 4410 } as const;
const site = `http://localhost:${ports.site}`;

const listPath = '/kop-bil/bilar-i-lager';

/** The address of a car within the page of the list. */
const carAddress = /href="(\/kop-bil\/bil\/\d+\/[^"?#]+)"/;

/** The address of an article within the page of all articles. */
const articleAddress = /href="(\/nyheter\/[^"?#]+)"/;

async function main(): Promise<number> {
  if (!(await buildIfNeeded())) return 1;
  const env = { PORT: String(ports.site), SERVICES_PORT: String(ports.services) };
  const children = [
    start('node', ['services/main.ts'], { env }),
    start('node', ['server/main.ts'], { env }),
  ];
  try {
    if (!(await answers(`${site}${listPath}`, 30_000))) throw new Error('the site doesn’t answer');
    const pages: readonly [name: string, path: string, kind: PageKind][] = [
      ['start page', '/', 'content'],
      ['content page', '/aga-bil/serviceavtal', 'content'],
      ['article', await find('/nyheter', articleAddress), 'content'],
      ['list of cars', listPath, 'cars'],
      ['page of a car', await find(listPath, carAddress), 'cars'],
    ];
    console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}; Lighthouse on the same machine`);
    let isHeld = true;
    for (const [name, path, kind] of pages) {
      const lines = ratingRows(await rate(`${site}${path}`), kind);
      console.log(`\n${table(name, lines)}`);
      isHeld &&= lines.every(({ held }) => held);
    }
    return isHeld ? 0 : 1;
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

/** The first address of a form in a page. */
async function find(path: string, address: RegExp): Promise<string> {
  const response = await fetch(`${site}${path}`);
  const [, found] = address.exec(await response.text()) ?? [];
  if (found === undefined) throw new Error(`${path} links to no page like ${address.source}`);
  return found;
}

process.exitCode = await main();
