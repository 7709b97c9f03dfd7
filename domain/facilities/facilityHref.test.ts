import { expect, test } from 'vitest';
import { facilityHref } from './facilityHref.ts';

test.each([
  ['/hitta-oss', '/', '/hitta-oss/uppsala'],
  ['/hitta-oss/', '/', '/hitta-oss/uppsala'],
  ['/hitta-oss', '/en', '/en/hitta-oss/uppsala'],
  ['/en/hitta-oss', '/en', '/en/hitta-oss/uppsala'],
  ['pathToSiteDetail', '/', undefined],
])('below %s on a site at %s the page is %s', (pathToSiteDetail, homePath, href) => {
  expect(facilityHref({ slug: 'uppsala' }, { pathToSiteDetail, homePath })).toBe(href);
});
