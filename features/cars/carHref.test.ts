import { expect, test } from 'vitest';
import { carHref } from './carHref.ts';

const car = { id: '1042', slug: 'volvo-v60-b4' };

test.each([
  ['on the site’s own path', '/kop-bil/bil', '/', '/kop-bil/bil/1042/volvo-v60-b4'],
  ['behind the language', '/osta-auto/auto', '/sv', '/sv/osta-auto/auto/1042/volvo-v60-b4'],
  ['behind it once', '/sv/osta-auto/auto', '/sv', '/sv/osta-auto/auto/1042/volvo-v60-b4'],
  ['without a doubled slash', '/kop-bil/bil/', '/', '/kop-bil/bil/1042/volvo-v60-b4'],
  ['below the start page where that is the path', '/', '/', '/1042/volvo-v60-b4'],
  ['below it while nobody wrote a path', 'pathToCarDetail', '/sv', '/sv/1042/volvo-v60-b4'],
])('a car’s page is %s', (_where, pathToCarDetail, homePath, href) => {
  expect(carHref(car, { pathToCarDetail, homePath })).toBe(href);
});

test.each([
  ['a slug that isn’t fit for an address', { id: 'a/b', slug: 'ö ?' }, '/bil/a%2Fb/%C3%B6%20%3F'],
  ['no slug: the page finds it', { id: '1042', slug: '' }, '/bil/1042'],
])('%s', (_what, odd, href) => {
  expect(carHref(odd, { pathToCarDetail: '/bil', homePath: '/' })).toBe(href);
});
