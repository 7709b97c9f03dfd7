import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { root, start } from '../scripts/processes.ts';
import { cpuMs } from './load.ts';

/** The time until the first page is complete. */
export interface FirstPage {
  /** From `npm run dev` to the complete page, in ms. */
  readonly ms: number;
  /** CPU time of all processes until then, in ms; distinguishes a busy machine from slow code. */
  readonly cpuMs: number;
}

/** Waiting times of a developer. */
export interface DevMeasurement {
  /** Without a compiler cache. */
  readonly cold: FirstPage;
  /** With the cache of the previous run. */
  readonly warm: FirstPage;
  /** From saving a style sheet to its rule being applied in a browser, in ms. */
  readonly style: {
    /** The slowest of the first edits, which start the style sheet compiler. */
    readonly firstMs: number;
    /** The slowest of the later ones. */
    readonly laterMs: number;
  };
}

// Separate ports and data, so that a running site is not disturbed.
const ports = { site: 3600, services: 4600 } as const;
const page = `http://localhost:${ports.site}/`;
const env = {
  PORT: String(ports.site),
  SERVICES_PORT: String(ports.services),
  DATA_DIR: join('.data', 'bench-dev'),
};

const limitMs = 120_000;
const pollMs = 20;

/** Style sheets that the page uses: one of a primitive and one that blocks share. */
const edited = [
  join(root, 'design-system', 'Link', 'Link.css.ts'),
  join(root, 'cms', 'section', 'section.css.ts'),
];

/**
 * Starts the development server without a compiler cache and again with one, and edits style sheets
 * while it runs. Discards the cache in `.next/dev`, so Next must not be running in this folder.
 */
export async function measureDev(): Promise<DevMeasurement> {
  await rm(join(root, '.next', 'dev'), { recursive: true, force: true });
  const cold = await withDevServer(async (firstPage) => firstPage);
  return withDevServer(async (warm) => ({ cold, warm, style: await measureEdits() }));
}

/** Runs `npm run dev` until its first page, calls `use` with the time taken, and stops it. */
async function withDevServer<T>(use: (firstPage: FirstPage) => Promise<T>): Promise<T> {
  const started = performance.now();
  const server = start('node', [join('scripts', 'bootstrap.mjs'), 'dev'], { env });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await until(async () => (await fetch(page)).status === 200);
    return await use({ ms: performance.now() - started, cpuMs: cpuMs(server.pid ?? 0) });
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Edits style sheets while a browser shows the page. Throws if the page has script errors. */
async function measureEdits(): Promise<DevMeasurement['style']> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    await tab.goto(page, { waitUntil: 'networkidle', timeout: limitMs });
    const firstMs = await slowestEdit(tab);
    const laterMs = await slowestEdit(tab);
    if (errors.length > 0) throw new Error(`The page fails: ${errors.join('; ')}`);
    return { firstMs, laterMs };
  } finally {
    await browser.close();
  }
}

async function slowestEdit(tab: Page): Promise<number> {
  const times: number[] = [];
  for (const file of edited) times.push(await measureEdit(tab, file));
  return Math.max(...times);
}

/** Adds a rule to a style sheet, waits until the browser applies it, and restores the file. */
async function measureEdit(tab: Page, file: string): Promise<number> {
  const before = await readFile(file, 'utf8');
  const mark = `mark${Date.now()}`;
  const rule = [
    "import { globalStyle as benchStyle } from '@vanilla-extract/css';",
    `benchStyle(':root', { vars: { '--bench': '${mark}' } });`,
  ];
  try {
    await writeFile(file, [before, ...rule, ''].join('\n'));
    const saved = performance.now();
    await applied(tab, mark);
    return performance.now() - saved;
  } finally {
    await writeFile(file, before);
    await applied(tab, '');
  }
}

async function applied(tab: Page, value: string): Promise<void> {
  const isApplied = (expected: string) =>
    getComputedStyle(document.documentElement).getPropertyValue('--bench') === expected;
  await tab.waitForFunction(isApplied, value, { timeout: limitMs });
}

/** Polls until the condition holds. A failed request counts as "not yet". */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${page} is not ready after ${limitMs} ms`);
    await wait(pollMs);
  }
}
