import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Launch options of the browser for tests and benchmarks. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * The argument for a browser without WebGL, which draws no maps. Without a graphics card, the processor would draw them, which
 * keeps it busy for seconds on every page that has one.
 */
export const withoutWebGl = '--disable-3d-apis';

/** The argument for a browser that loads no pictures, which are a fifth of its work. Their room on the page stays. */
export const withoutPictures = '--blink-settings=imagesEnabled=false';

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--font-render-hinting=none',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, then the one pinned in the lockfile (Linux x64), then Playwright's,
 * then the system's. If there is none, throws an error that says what to install.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  for (const candidate of [fromEnvironment, fromLockfile, fromPlaywright, fromSystem]) {
    const path = await candidate();
    if (path && existsSync(path)) return { executablePath: path, args: quietArgs };
  }
  throw new Error(
    'No Chromium found. Set CHROMIUM_PATH, run "npx playwright install chromium", or install your system\'s chromium package.',
  );
}

async function fromEnvironment(): Promise<string | undefined> {
  return process.env['CHROMIUM_PATH'];
}

async function fromLockfile(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(tmpdir(), `forecourt-chromium-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true });
  takeFontsFrom(folder);
  // The package unpacks its system libraries only if it detects AWS, and it unpacks into TMPDIR. A
  // separate folder per user avoids conflicts on shared machines.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  return withTemporaryFolder(folder, async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  });
}

/** Uses only the fonts included with the browser, so that screenshots are the same on all machines. */
function takeFontsFrom(folder: string): void {
  const file = join(folder, 'forecourt-fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  ];
  writeFileSync(file, lines.join('\n'));
  process.env['FONTCONFIG_FILE'] = file;
}

async function withTemporaryFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

async function fromSystem(): Promise<string | undefined> {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
}
