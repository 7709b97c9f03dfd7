import { expect, test } from 'vitest';
import { isSiteFile } from './siteFiles.ts';

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-cars-sv-2.xml.gz',
  '/feed-sv.xml',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-maskable-512.png',
  '/site.webmanifest',
])('%s is a file of the site', (path) => {
  expect(isSiteFile(path)).toBe(true);
});

test.each(['/', '/robots', '/en/robots.txt', '/robots.txt/', '/sitemap-.xml', '/icon-A.png'])(
  '%s is no file of the site',
  (path) => {
    expect(isSiteFile(path)).toBe(false);
  },
);
