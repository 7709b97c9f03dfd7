import { beforeEach, expect, test, vi } from 'vitest';
import { linkedPage } from './linkedPage.ts';
import { TestLink } from './testing/TestLink.ts';

const origin = 'https://nordvik.example';
const here = { origin } as Location;
const pageOf = (...link: ConstructorParameters<typeof TestLink>) =>
  linkedPage(new TestLink(...link), here);

beforeEach(() => {
  vi.stubGlobal('Element', TestLink);
});

test.each([
  ['/', '/'],
  ['/kop-bil', '/kop-bil'],
  ['/kop-bil?car_brand=Volvo', '/kop-bil?car_brand=Volvo'],
  ['/om-oss/v1.2/team', '/om-oss/v1.2/team'],
])('%s is a page of the site', (address, page) => {
  expect(pageOf(origin + address)).toBe(page);
  expect(pageOf(origin + address, { target: '_self' })).toBe(page);
});

test.each([
  'https://other.example/kop-bil',
  'mailto:info@nordvik.example',
  'tel:+46184650040',
  `${origin}/prislista.pdf`,
  `${origin}/-/media/film`,
  `${origin}/api/cars`,
  `${origin}/kop-bil#lista`,
  `${origin}/dackhotell?regNo=MLB111`,
  '',
])('%s is left to the browser', (address) => {
  expect(pageOf(address)).toBeUndefined();
});

test('a new tab and a download are left to the browser', () => {
  expect(pageOf(`${origin}/kop-bil`, { target: '_blank' })).toBeUndefined();
  expect(pageOf(`${origin}/kop-bil`, { isDownload: true })).toBeUndefined();
});

test('what isn’t in a link leads nowhere', () => {
  expect(linkedPage(null, here)).toBeUndefined();
  expect(linkedPage(new EventTarget(), here)).toBeUndefined();
});
