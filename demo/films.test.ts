import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const files = fileURLToPath(new URL('./media', import.meta.url));
const seed = fileURLToPath(new URL('./content', import.meta.url));
const heaviest = 1_500_000;

/** Every film on the pages: its path in the media folder, without extension. */
const films = [
  ...new Set(
    readdirSync(seed, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => [
        ...readFileSync(join(seed, name), 'utf8').matchAll(/\/-\/media\/([\w/-]+)\.webm/g),
      ])
      .map(([, film = '']) => film),
  ),
];

test('content shows films', () => {
  expect(films.length).toBeGreaterThan(2);
});

test.each(films)('%s exists as WebM and MP4, within the size limit', (film) => {
  const webm = readFileSync(join(files, `${film}.webm`));
  const mp4 = readFileSync(join(files, `${film}.mp4`));
  expect(webm.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(Math.max(webm.length, mp4.length)).toBeLessThan(heaviest);
  // With the index first, a browser starts playing before the download is complete.
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(mp4.includes('avc1')).toBe(true);
});
