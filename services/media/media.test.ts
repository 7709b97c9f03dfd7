import { afterAll, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = createTestApplication();
const { ask } = application;
afterAll(application.close);

test.each([
  ['/-/media/nordvik-se/favicon.svg', 'image/svg+xml'],
  ['/-/jssmedia/nordvik-se/favicon.svg', 'image/svg+xml'],
  ['/-/media/nordvik-se/hero-wide.webp', 'image/webp'],
  ['/-/media/nordvik-se/og.jpg', 'image/jpeg'],
  ['/-/media/nordvik-se/charging.webm', 'video/webm'],
  ['/-/media/nordvik-se/charging.mp4', 'video/mp4'],
  ['/-/media/makes/land-rover.svg', 'image/svg+xml'],
])('%s is %s', async (path, type) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('cache-control')).toBeTruthy();
});

test('what a browser has, it needn’t fetch again', async () => {
  const first = await ask('/-/media/nordvik-se/favicon.svg');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask('/-/media/nordvik-se/favicon.svg', {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('a film is sent in the part a browser asks for', async () => {
  const path = '/-/media/nordvik-se/charging.webm';
  const whole = new Uint8Array(await (await ask(path)).arrayBuffer());
  const part = await ask(path, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200));
  const beyond = await ask(path, { headers: { range: `bytes=${whole.length}-` } });
  expect(beyond.status).toBe(416);
});

test.each([
  '/-/media/nordvik-se/none.webp',
  '/-/media/../../package.json',
  '/-/media/%2e%2e/%2e%2e/package.json',
  '/-/media/..%2f..%2fpackage.json',
  '/-/media/nordvik-se/',
  '/-/media/%00',
])('%s is nothing', async (path) => {
  expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
});
