import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressText, askPage, type PageAddress } from '#bench/storm/address.ts';
import { findPages } from '#bench/storm/findPages.ts';
import { runMain } from '#process/runMain.ts';
import { sites } from '#sites/index.ts';
import { buildIfNeeded } from '../build.ts';
import { checkFiles, hasJava, installChecker } from '../htmlCheck/nuChecker.ts';
import { answers, start } from '../processes.ts';

const ports = { site: 3450, services: 4450 } as const;

/**
 * Checks the HTML of all pages of all sites, and some of cars, with the Nu Html Checker. Takes Java, which is
 * why it isn't part of `npm test`.
 */
async function main(): Promise<boolean> {
  if (!(await hasJava())) return complain('The checker is a Java program: install Java 17.');
  if (!(await installChecker()) || !(await buildIfNeeded())) return false;
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-html-'));
  const env = {
    PORT: String(ports.site),
    SERVICES_PORT: String(ports.services),
    DATA_DIR: join(folder, 'data'),
  };
  const children = ['services/main.ts', 'server/main.ts'].map((file) =>
    start('node', [file], { env }),
  );
  try {
    const urls = [ports.services, ports.site].map((port) => `http://127.0.0.1:${port}/`);
    const ready = await Promise.all(urls.map((url) => answers(url, startTimeoutMs)));
    if (ready.includes(false)) return complain('The site didn’t start: see above.');
    return await checkPages(folder);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

const startTimeoutMs = 60_000;

function complain(sentence: string): false {
  console.error(sentence);
  return false;
}

/** Pages that no sitemap lists. */
const unlisted: readonly PageAddress[] = sites.map(({ id }) => ({
  host: `${id}.localhost`,
  path: '/missing-page',
}));

async function checkPages(folder: string): Promise<boolean> {
  const pages = [...(await findPages(ports.site)), ...unlisted];
  const files = new Map<string, string>();
  for (const [at, page] of pages.entries()) {
    const { body } = await askPage(ports.site, page);
    const file = join(folder, `${at}.html`);
    await writeFile(file, body);
    files.set(file, addressText(page));
  }
  const errors = await checkFiles([...files.keys()]);
  for (const { file, message, extract } of errors) {
    console.log(`${files.get(file) ?? file}: ${message}\n    ${extract.replaceAll(/\s+/g, ' ')}`);
  }
  console.log(`HTML checked: ${files.size} pages, ${errors.length} errors.`);
  return errors.length === 0;
}

await runMain(async () => ((await main()) ? 0 : 1));
