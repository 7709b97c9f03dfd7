import { readdirSync } from 'node:fs';
import { spriteHref } from '#design-system/Icon/iconNames.ts';
import { ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const forAYear = 'public, max-age=31536000, immutable';
const files = readdirSync('public/fonts');

test('fonts are cached for a year, at every site', async ({ request }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file).toMatch(/\.[0-9a-f]{8}\.woff2$/);
    const answer = await ask(request, hostOf('carstore-fi'), `/fonts/${file}`);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe(forAYear);
  }
});

test('the sprite of icons is cached for a year by its version, and requested once for all icons', async ({
  page,
  request,
}) => {
  const answer = await ask(request, hostOf('carstore-fi'), spriteHref);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe(forAYear);
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  await page.goto('/kop-bil/bilar-i-lager', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => url.endsWith(spriteHref))).toHaveLength(1);
});

test('neither a missing font nor a file without a hash is cached for a year', async ({
  request,
}) => {
  const missing = files[0]?.replace(/\.[0-9a-f]{8}\./, '.00000000.');
  for (const path of [`/fonts/${missing}`, '/icons.svg', '/icons.svg?v=00000000']) {
    const answer = await ask(request, hostOf('nordvik-se'), path);
    expect(answer.headers()['cache-control'], path).not.toContain('immutable');
  }
});
