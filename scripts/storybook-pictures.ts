import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { glance } from '#stories/start/glance.ts';
import { type ServedFolder, serveFolder } from '../visual/serveFolder.ts';
import { findBrowser } from './browser.ts';
import { windowLoaded } from './loadedPage.ts';
import { root, run } from './processes.ts';

const target = join(root, 'stories', 'start', 'pictures');

/** Small, because the start page loads all of them. */
const maxBytes = 30_000;
const qualities = [75, 60, 45, 30] as const;
const pictureSize = { width: 480, height: 300 };
const loadMs = 30_000;

/** The windows are larger than their pictures: those of pages and blocks as wide as a desktop's. */
const desktop = 2.7;
const small: ReadonlySet<string> = new Set([
  'foundations-space--scale',
  'foundations-motion--overview',
  'primitives-button--overview',
  'primitives-field--overview',
  'primitives-message--overview',
  'screens-consent--overview',
]);

/**
 * Takes the pictures of Storybook's start page again, from a Storybook that it builds or, with
 * `--folder storybook-static`, from a built one.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-storybook-')));
  try {
    const folder = values.folder ? await realpath(values.folder) : await build(temporary);
    const served = await serveFolder(folder);
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args] });
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    for (const { entries } of glance)
      for (const { story } of entries) await writePicture(browser, served, story);
    await browser.close();
    served.close();
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<string> {
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const code = await run(join(root, 'node_modules', '.bin', 'storybook'), args, { cwd: root });
  if (code !== 0) throw new Error('Storybook could not be built.');
  return folder;
}

async function writePicture(browser: Browser, { origin }: ServedFolder, story: string) {
  const scale = small.has(story) ? 1.4 : desktop;
  const page = await browser.newPage({
    viewport: {
      width: Math.round(pictureSize.width * scale),
      height: Math.round(pictureSize.height * scale),
    },
    reducedMotion: 'reduce',
  });
  const path = `/iframe.html?id=${story}&viewMode=story`;
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: loadMs });
  await page.locator('body.sb-show-main').waitFor({ timeout: loadMs });
  await windowLoaded(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  const webp = await encode(png, story);
  await writeFile(join(target, `${story}.webp`), webp);
  console.log(`${story}: ${(webp.length / 1000).toFixed(1)} KB`);
}

async function encode(png: Buffer, story: string): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = sharp(png).resize(pictureSize);
    const webp = await picture.webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`The picture of ${story} is larger than ${maxBytes} bytes in all qualities.`);
}

await main();
