import { expect, test } from 'vitest';
import { responsive } from './sources.ts';

function widthsOf(source: Parameters<typeof responsive>[0]): readonly number[] {
  const { srcSet = '' } = responsive(source, '100vw');
  return [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
}

test.each([
  [undefined, [320, 480, 640, 800, 960, 1120, 1440, 1920]],
  [0, [320, 480, 640, 800, 960, 1120, 1440, 1920]],
  [2_400, [320, 480, 640, 800, 960, 1120, 1440, 1920]],
  [960, [320, 480, 640, 800, 960]],
  [1_000, [320, 480, 640, 800, 960, 1120]],
  [100, [320]],
])('a picture that is %s px wide has the copies %j', (width, expected) => {
  expect(widthsOf({ src: '/-/media/v60.jpg', width, height: 100 })).toEqual(expected);
});

test.each([
  '/-/media/logo.svg',
  '/-/media/logo.svg?rev=1',
  '/assets/v60.jpg',
  'https://cars.example/v60.jpg',
  '//cars.example/-/media/v60.jpg',
  'data:image/png;base64,AAAA',
])('%s has no copies', (src) => {
  expect(responsive({ src, width: 10, height: 20 }, '50vw')).toEqual({
    src,
    srcSet: undefined,
    sizes: undefined,
    width: 10,
    height: 20,
  });
});
