import { expect, test } from 'vitest';
import { type GalleryMode, galleryModes, type LoadedMedia, noMedia } from './gallery.ts';

const images = [{ src: '/-/media/cars/front.webp' }];
const frames = ['/0.webp', '/1.webp'];

test.each<[string, LoadedMedia, readonly GalleryMode['kind'][]]>([
  ['nothing more', noMedia, ['images']],
  ['a film', { ...noMedia, video: '/film.webm' }, ['images', 'video']],
  ['an interior 360° view', { ...noMedia, inside: frames }, ['images', 'inside-360']],
  ['an exterior 360° view', { ...noMedia, outside: frames }, ['images', 'outside-360']],
  [
    'everything',
    { video: '/film.webm', inside: frames, outside: frames },
    ['images', 'video', 'inside-360', 'outside-360'],
  ],
  ['360° views with a single frame', { inside: ['/0.webp'], outside: ['/0.webp'] }, ['images']],
])('a car with %s is looked at in what there is', (_what, media, kinds) => {
  expect(galleryModes(images, media).map(({ kind }) => kind)).toEqual(kinds);
});

test('a car without pictures has no picture mode', () => {
  expect(galleryModes([])).toEqual([]);
  expect(galleryModes([], { ...noMedia, video: '/film.webm' })).toEqual([
    { kind: 'video', src: '/film.webm' },
  ]);
});

test('each mode has its media', () => {
  expect(galleryModes(images, { inside: frames, outside: [...frames, '/2.webp'] })).toEqual([
    { kind: 'images', images },
    { kind: 'inside-360', frames },
    { kind: 'outside-360', frames: [...frames, '/2.webp'] },
  ]);
});
