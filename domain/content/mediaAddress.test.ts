import { test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { mediaAddress } from './mediaAddress.ts';

test.each([
  ['/-/media/a.webp', '/-/media/a.webp'],
  ['/-/media/Bild 1, å.jpg', '/-/media/Bild%201%2C%20%C3%A5.jpg'],
  ['/-/media/Bild%201%2C.jpg', '/-/media/Bild%201%2C.jpg'],
  ['/-/media/100%.jpg', '/-/media/100%25.jpg'],
  ['/-/media/a.webp?rev=1&w=100', '/-/media/a.webp?rev=1&w=100'],
  ['-/media/a.ashx', '/-/media/a.ashx'],
  [
    'https://edge.sitecorecloud.io/t/media/å.jpg',
    'https://edge.sitecorecloud.io/t/media/%C3%A5.jpg',
  ],
  ['edge.sitecorecloud.io/t/media/a.jpg', 'https://edge.sitecorecloud.io/t/media/a.jpg'],
  ['//cars.example/a.jpg', '//cars.example/a.jpg'],
])('%s is loaded from %s', (address, src) => {
  expect(mediaAddress(address)).toBe(src);
});

test.each([
  '',
  '#a',
  'https://',
  'http://[',
  'mailto:a@b.example',
  'tel:112',
  'data:image/png,',
  'javascript:a',
])('%j isn’t loaded', (address) => {
  expect(mediaAddress(address)).toBeUndefined();
});

propertyTest.prop([anyText()])('fits into a srcset', (name) => {
  expect(mediaAddress(`/-/media/a${name}b.jpg`) ?? '').toMatch(/^[\x21-\x2b\x2d-\x7e]*$/);
});
