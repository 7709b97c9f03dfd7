import { expect, test } from 'vitest';
import { carHref } from './carHref.ts';

const car = { id: '1042', slug: 'volvo-v60-b4' };

test.each([
  ['at the site’s path', '/kop-bil/bil', '/', '/kop-bil/bil/1042/volvo-v60-b4'],
  ['after the language prefix', '/osta-auto/auto', '/sv', '/sv/osta-auto/auto/1042/volvo-v60-b4'],
  [
    'with a single language prefix',
    '/sv/osta-auto/auto',
    '/sv',
    '/sv/osta-auto/auto/1042/volvo-v60-b4',
  ],
  ['without a doubled slash', '/kop-bil/bil/', '/', '/kop-bil/bil/1042/volvo-v60-b4'],
  ['below the start page if that is the path', '/', '/', '/1042/volvo-v60-b4'],
  [
    'below the start page if the path is not set',
    'pathToCarDetail',
    '/sv',
    '/sv/1042/volvo-v60-b4',
  ],
])('a car’s page is %s', (_where, pathToCarDetail, homePath, href) => {
  expect(carHref(car, { pathToCarDetail, homePath })).toBe(href);
});

test.each([
  [
    'a slug with reserved characters is encoded',
    { id: 'a/b', slug: 'ö ?' },
    '/bil/a%2Fb/%C3%B6%20%3F',
  ],
  ['the slug is optional', { id: '1042', slug: '' }, '/bil/1042'],
])('%s', (_what, odd, href) => {
  expect(carHref(odd, { pathToCarDetail: '/bil', homePath: '/' })).toBe(href);
});
