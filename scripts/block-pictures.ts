import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { builtStories } from '../visual/storyIndex.ts';
import { windowLoaded } from './loadedPage.ts';
import { encodeSmall, inStudio, openStory, type Studio, still } from './pictures/storyPictures.ts';
import { root } from './processes.ts';

const target = join(root, 'editor', 'blockPicker', 'pictures');

/** `editor/blockPicker/blockPictures.test.ts` limits all of them together. */
const maxBytes = 12_000;
const pictureSize = { width: 400, height: 250 };
const shape = pictureSize.height / pictureSize.width;

/** A block that is lower than a third of its width is shown in a narrower window, where more of it can be recognised. */
const widths = [1280, 880, 560] as const;
const lowest = 0.34;

/** The time between two measurements that must be equal, and how often they may differ. */
const pauseMs = 400;
const maxChanges = 20;

/** The headers of pages are recognised by their open menus. */
const menus: ReadonlySet<string> = new Set(['MainNavigation', 'MegaMenuNavigation']);

// Takes the pictures of the blocks for the picker of the editor: of all, or of those that are named. Builds a Storybook with their
// stories, or takes a built one with `--folder storybook-static`.
const { values, positionals } = parseArgs({
  options: { folder: { type: 'string' } },
  allowPositionals: true,
});
const all = blockManifest().blocks.map(({ name }) => name);
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no block ${unknown.join(', ')}.`);
const names = positionals.length > 0 ? positionals : all;
const stories = names.map((name) => `stories/blocks/${name}.stories.tsx`);
await mkdir(target, { recursive: true });
await inStudio({ ...values, stories }, async (studio) => {
  const examples = await examplesIn(studio);
  for (const name of names) await writePicture(studio, name, examples(name));
});

/** The story that shows a block as visitors see it: its overview, or else its first one. */
async function examplesIn({ folder }: Studio): Promise<(name: string) => string> {
  const all = await builtStories(folder);
  return (name) => {
    const own = all.filter(({ file }) => file === `stories/blocks/${name}.stories.tsx`);
    const overview = own.find(({ id }) => id.endsWith('--overview'));
    const example = menus.has(name) ? own[0] : (overview ?? own[0]);
    if (!example) throw new Error(`${name} has no story.`);
    return example.id;
  };
}

async function writePicture(studio: Studio, name: string, story: string): Promise<void> {
  for (const width of widths) {
    const page = await openStory(studio, story, { width, height: Math.round(width * shape) });
    if (menus.has(name)) await openMenu(page);
    const height = await settledHeight(page);
    const isShown = height / width >= lowest || width === widths.at(-1);
    const png = isShown ? await page.screenshot(still) : undefined;
    await page.close();
    if (!png) continue;
    const cut = { width, height: Math.min(height, Math.round(width * shape)), left: 0, top: 0 };
    const picture = sharp(png).extract(cut).resize({ width: pictureSize.width });
    const webp = await encodeSmall(picture, { name, maxBytes });
    await writeFile(join(target, `${name}.webp`), webp);
    console.log(`${name}: ${width} px, ${(webp.length / 1000).toFixed(1)} KB`);
    return;
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('summary:visible').first().click();
  await windowLoaded(page);
}

/** The height of a block once it has loaded and nothing opens or closes any more. */
async function settledHeight(page: Page): Promise<number> {
  let last = 0;
  for (let changes = 0; changes < maxChanges; changes += 1) {
    const next = await heightOf(page);
    if (next > 1 && next === last) break;
    last = next;
    await page.waitForTimeout(pauseMs);
  }
  await windowLoaded(page);
  return last;
}

/** How far down the block goes, in pixels. Overviews have more of them, on other grounds. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const root = document.querySelector('#storybook-root');
    const first = root?.querySelector('section, article, header, footer') ?? root;
    const inMenus = first?.matches('header') ? first.querySelectorAll('details[open] *') : [];
    const ends = [first, ...inMenus].map((each) => each?.getBoundingClientRect().bottom ?? 0);
    return Math.ceil(Math.max(1, ...ends));
  });
}
