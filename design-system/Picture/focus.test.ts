import { expect, test } from 'vitest';
import { focusStyle } from './focus.ts';

const corner = { x: 70, y: 40 };

test.each([
  ['nothing is known', undefined, undefined, undefined],
  ['only another picture for phones is known', undefined, {}, undefined],
  ['the picture has a point', corner, undefined, ['70% 40%']],
  ['only the picture for phones has a point', undefined, { focalPoint: corner }, ['70% 40%']],
  ['the picture for phones has none, and is centred', corner, {}, ['70% 40%', '50% 50%']],
  ['both have one', corner, { focalPoint: { x: 10, y: 20 } }, ['70% 40%', '10% 20%']],
])('around which points a picture is cropped if %s', (_what, main, phone, expected) => {
  const style = focusStyle(main, phone);
  expect(style && Object.values(style).filter(Boolean)).toEqual(expected);
});
