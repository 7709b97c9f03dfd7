import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { glance } from '#stories/start/glance.ts';
import { encodeSmall, inStudio, openStory, type Studio, still } from './pictures/storyPictures.ts';
import { root } from './processes.ts';

const target = join(root, 'stories', 'start', 'pictures');

/** Small, because the start page loads all of them. */
const maxBytes = 30_000;
const pictureSize = { width: 480, height: 300 };

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

// Takes the pictures of Storybook's start page again, from a Storybook that it builds or, with `--folder storybook-static`, from
// a built one.
const { values } = parseArgs({ options: { folder: { type: 'string' } } });
await inStudio(values, async (studio) => {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { entries } of glance)
    for (const { story } of entries) await writePicture(studio, story);
});

async function writePicture(studio: Studio, story: string): Promise<void> {
  const scale = small.has(story) ? 1.4 : desktop;
  const page = await openStory(studio, story, {
    width: Math.round(pictureSize.width * scale),
    height: Math.round(pictureSize.height * scale),
  });
  const png = await page.screenshot(still);
  await page.close();
  const webp = await encodeSmall(sharp(png).resize(pictureSize), { name: story, maxBytes });
  await writeFile(join(target, `${story}.webp`), webp);
  console.log(`${story}: ${(webp.length / 1000).toFixed(1)} KB`);
}
