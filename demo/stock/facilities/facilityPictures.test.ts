import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dealers } from '../dealers/index.ts';
import { generateSites } from './generateSites.ts';

const media = fileURLToPath(new URL('../../media/', import.meta.url));

/** A large screen shows at most this many cards of facilities: four rows of three. */
const onScreen = 12;

describe.each(dealers)('the facilities of $site', (dealer) => {
  const pictures = generateSites(dealer, '2026-11-22').map(({ site_image_url: url = '' }) => url);

  test('have pictures', () => {
    const files = pictures.map((url) => url.replace('/-/media/', media));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('show no building twice on a screen', () => {
    const repeated = pictures.filter((url, at) =>
      pictures.slice(at + 1, at + onScreen).includes(url),
    );
    expect(repeated).toEqual([]);
  });
});
