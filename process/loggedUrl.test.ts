import { expect, test } from 'vitest';
import { loggedUrl } from './loggedUrl.ts';

test.each([
  ['/mechmate/car/MLB111', '/mechmate/car/…'],
  ['/api/mechmate/prices/MLB111/0/10.1014?serviceOfferings=a', '/api/mechmate/prices/…'],
  ['/mechmate/departments/closestAvailable?regNo=MLB111', '/mechmate/departments/…'],
  ['/car-media/MLB%20111', '/car-media/…'],
  ['/api/editing/render?secret=a&route=/', '/api/editing/render/…'],
  ['/feaas-render?secret=a', '/feaas-render/…'],
  ['/mechmate/book', '/mechmate/book'],
  ['/kop-bil?keyphrase=MLB111', '/kop-bil?…'],
  ['/kop-bil', '/kop-bil'],
])('%s is logged as %s', (url, expected) => {
  expect(loggedUrl(url)).toBe(expected);
});
