import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const files = fileURLToPath(new URL('./media', import.meta.url));
const seed = fileURLToPath(new URL('./content', import.meta.url));
const heaviest = 260_000;

/** A picture on a page, with the size that the content states. */
interface Shown {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

const picture =
  /\/-\/media\/([a-z-]+\/[A-Za-z0-9-]+\.(?:webp|jpg)), alt: (?:"[^"]*"|[^"\n]*?), width: (\d+), height: (\d+)/g;

/** Every picture in the content, once. */
function shownPictures(): Shown[] {
  const found = new Map<string, Shown>();
  for (const name of readdirSync(seed, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    for (const [, file = '', width, height] of readFileSync(join(seed, name), 'utf8').matchAll(
      picture,
    )) {
      found.set(`${file} ${width} ${height}`, {
        file,
        width: Number(width),
        height: Number(height),
      });
    }
  }
  return [...found.values()];
}

const shown = shownPictures();

test('content shows pictures', () => {
  expect(shown.length).toBeGreaterThan(60);
});

test.each(shown)(
  '$file exists, is $width × $height and within the size limit',
  async ({ file, width, height }) => {
    const path = join(files, file);
    const size = await sharp(path).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    expect(statSync(path).size).toBeLessThan(heaviest);
  },
);

test.each(shown.filter(({ file }) => file.includes('-wide.')))(
  '$file has an upright version',
  ({ file }) => {
    expect(statSync(join(files, file.replace('-wide.', '-tall.'))).isFile()).toBe(true);
  },
);
