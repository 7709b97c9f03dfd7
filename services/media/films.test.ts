import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const files = fileURLToPath(new URL('./files', import.meta.url));
const seed = fileURLToPath(new URL('../content/seed', import.meta.url));
const heaviest = 1_500_000;

/** Every film that content shows, below the media files and without its ending. */
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

test.each(films)('%s is there as WebM and as MP4, and both are light', (film) => {
  const webm = readFileSync(join(files, `${film}.webm`));
  const mp4 = readFileSync(join(files, `${film}.mp4`));
  expect(webm.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(Math.max(webm.length, mp4.length)).toBeLessThan(heaviest);
  // A browser that has the index first can start before it has the pictures.
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(mp4.includes('avc1')).toBe(true);
});
