import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Sharp } from 'sharp';
import { serveFolder } from '../../visual/serveFolder.ts';
import { findBrowser } from '../browser.ts';
import { windowLoaded } from '../loadedPage.ts';
import { root, run } from '../processes.ts';

/** What pictures of stories are taken with. */
export interface Studio {
  readonly browser: Browser;
  /** Where the built Storybook is served. */
  readonly origin: string;
  /** Its folder. */
  readonly folder: string;
}

interface StudioOptions {
  /** Folder of a Storybook that is built already. */
  readonly folder?: string | undefined;
  /** Files of the stories to build. @default all */
  readonly stories?: readonly string[] | undefined;
}

/** Serves a Storybook to a browser while pictures of its stories are taken. */
export async function inStudio(
  { folder: given, stories }: StudioOptions,
  take: (studio: Studio) => Promise<void>,
): Promise<void> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-storybook-')));
  try {
    const folder = given ? await realpath(given) : await build(temporary, stories);
    const served = await serveFolder(folder);
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args] });
    await take({ browser, origin: served.origin, folder });
    await browser.close();
    served.close();
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function build(folder: string, stories: readonly string[] | undefined): Promise<string> {
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const command = join(root, 'node_modules', '.bin', 'storybook');
  const env = { ...(stories && { STORYBOOK_STORIES: stories.join(' ') }) };
  const code = await run(command, args, { cwd: root, env });
  if (code !== 0) throw new Error('Storybook could not be built.');
  return folder;
}

const loadMs = 30_000;

/** Opens a story in a window of a size, once all that it shows has loaded. Close the page afterwards. */
export async function openStory(
  { browser, origin }: Studio,
  story: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const path = `/iframe.html?id=${story}&viewMode=story`;
  await page.goto(origin + path, { timeout: loadMs });
  // A map asks for tiles as long as it is drawn, which takes long without a graphics card.
  await page.waitForLoadState('networkidle', { timeout: loadMs }).catch(() => undefined);
  await page.locator('body.sb-show-main').waitFor({ timeout: loadMs });
  // A story may press what it shows.
  await page.waitForFunction(hasPlayed, undefined, { timeout: loadMs });
  await windowLoaded(page);
  return page;
}

/** Whether Storybook has played the story of the window. */
function hasPlayed(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render: unknown = Reflect.get(Object(preview), 'currentRender');
  const phase: unknown = Reflect.get(Object(render), 'phase');
  return phase === 'completed' || phase === 'finished' || phase === 'errored';
}

/** What doesn't belong into pictures: what moves, and where the text cursor is. */
export const still = { animations: 'disabled', caret: 'hide' } as const;

const qualities = [75, 60, 45, 30] as const;

/** Encodes a picture in the best quality in which it is small enough. */
export async function encodeSmall(
  picture: Sharp,
  { name, maxBytes }: { readonly name: string; readonly maxBytes: number },
): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`The picture of ${name} is larger than ${maxBytes} bytes in all qualities.`);
}
