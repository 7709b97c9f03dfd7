import { expect, test } from 'vitest';
import { facilityHref } from './facilityHref.ts';

test.each([
  ['/hitta-oss', '/', '/hitta-oss/uppsala'],
  ['/hitta-oss/', '/', '/hitta-oss/uppsala'],
  ['/hitta-oss', '/en', '/en/hitta-oss/uppsala'],
  ['/en/hitta-oss', '/en', '/en/hitta-oss/uppsala'],
  ['siteDetailPath', '/', undefined],
])('below %s on a site at %s the page is %s', (siteDetailPath, homePath, href) => {
  expect(facilityHref({ slug: 'uppsala' }, { siteDetailPath, homePath })).toBe(href);
});
