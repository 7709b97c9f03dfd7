import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { avoidNewFormats } from './sharedPictures.ts';

test.each([
  ['/_og/-/media/car.webp', 'image/jpeg,image/png'],
  ['/_i/640/-/media/car.webp', 'image/avif,*/*'],
  ['/-/media/_og/car.webp', 'image/avif,*/*'],
])('the picture %s is requested as %s', (url, accepted) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url });
  request.headers.accept = 'image/avif,*/*';
  avoidNewFormats(request);
  expect(request.headers.accept).toBe(accepted);
});
