import { expect, test } from 'vitest';
import { mediaSource } from './mediaSource.ts';

test('returns the resized copies of a picture in the media library', () => {
  expect(mediaSource('/-/media/cars/v60.jpg')).toEqual({
    src: '/_i/640/-/media/cars/v60.jpg',
    srcSet:
      '/_i/320/-/media/cars/v60.jpg 320w, /_i/640/-/media/cars/v60.jpg 640w, /_i/1280/-/media/cars/v60.jpg 1280w',
  });
});

test.each([
  'https://cars.example/v60.jpg',
  '//cars.example/-/media/v60.jpg',
  '/-/media/v60.jpg?rev=1',
  'data:image/png;base64,AAAA',
])('returns %s unchanged', (src) => {
  expect(mediaSource(src)).toEqual({ src });
});
