import { expect, test } from 'vitest';
import { mediaSource, sizedSource, windowWidths } from './mediaSource.ts';

test('returns the resized copies of a picture in the media library', () => {
  expect(mediaSource('/-/media/cars/v60.jpg')).toEqual({
    src: '/_i/640/-/media/cars/v60.jpg',
    srcSet: [320, 480, 640, 800, 1120]
      .map((width) => `/_i/${width}/-/media/cars/v60.jpg ${width}w`)
      .join(', '),
  });
});

test.each([
  'https://cars.example/v60.jpg',
  '//cars.example/-/media/v60.jpg',
  'data:image/png;base64,AAAA',
])('returns %s unchanged', (src) => {
  expect(mediaSource(src)).toEqual({ src });
});

test('returns copies for a picture that fills the window', () => {
  expect(mediaSource('/-/media/v60.jpg', windowWidths).srcSet).toContain(
    '/_i/1920/-/media/v60.jpg 1920w',
  );
});

test.each([
  [100, '/_i/320/-/media/v60.jpg'],
  [640, '/_i/640/-/media/v60.jpg'],
  [641, '/_i/800/-/media/v60.jpg'],
  [9_000, '/_i/1920/-/media/v60.jpg'],
])('the copy for %i px is %s', (pixels, address) => {
  expect(sizedSource('/-/media/v60.jpg', pixels)).toBe(address);
});

test('a picture of another host has one size', () => {
  expect(sizedSource('https://cars.example/v60.jpg', 640)).toBe('https://cars.example/v60.jpg');
});

test('a picture with a query has copies without it', () => {
  expect(mediaSource('/-/media/v60.jpg?rev=1&w=100#a').srcSet).toContain(
    '/_i/320/-/media/v60.jpg 320w',
  );
});

test.each([
  ['t/media/v60.jpg', 't/media/v60.jpg?mw=640'],
  ['t/media/v60.jpg?rev=1', 't/media/v60.jpg?rev=1&mw=640'],
  ['t/media/v60.jpg?h=800&iar=0&w=1200&hash=A', 't/media/v60.jpg?hash=A&mw=640'],
])('the platform’s own host resizes %s', (src, copy) => {
  const host = 'https://edge.sitecorecloud.io/';
  expect(sizedSource(host + src, 640)).toBe(host + copy);
});

test('a host that only looks like the platform’s resizes nothing', () => {
  const src = 'https://edge.sitecorecloud.io.evil.example/v60.jpg';
  expect(mediaSource(src)).toEqual({ src });
});
