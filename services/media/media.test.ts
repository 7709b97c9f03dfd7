import { afterAll, expect, test } from 'vitest';
import { mediaType } from '../files/mediaTypes.ts';
import { createTestApplication } from '../testing.ts';

const application = await createTestApplication();
const { ask } = application;
afterAll(application.close);

test.each([
  ['/-/media/alfa/favicon.svg', 'image/svg+xml'],
  ['/-/jssmedia/alfa/favicon.svg', 'image/svg+xml'],
  ['/-/media/alfa/film.webm', 'video/webm'],
])('%s is %s', async (path, type) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('cache-control')).toBeTruthy();
});

test.each([
  ['hero.webp', 'image/webp'],
  ['OG.JPG', 'image/jpeg'],
  ['charging.mp4', 'video/mp4'],
  ['policy.pdf', 'application/pdf'],
  ['unknown', 'application/octet-stream'],
])('%s has the type %s', (name, type) => {
  expect(mediaType(name)).toBe(type);
});

test('a file with a matching ETag answers 304', async () => {
  const first = await ask('/-/media/alfa/favicon.svg');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask('/-/media/alfa/favicon.svg', {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('a film supports range requests', async () => {
  const path = '/-/media/alfa/film.webm';
  const whole = new Uint8Array(await (await ask(path)).arrayBuffer());
  const part = await ask(path, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200));
  const beyond = await ask(path, { headers: { range: `bytes=${whole.length}-` } });
  expect(beyond.status).toBe(416);
});

test.each([
  '/-/media/alfa/none.webp',
  '/-/media/../../package.json',
  '/-/media/%2e%2e/%2e%2e/package.json',
  '/-/media/..%2f..%2fpackage.json',
  '/-/media/alfa/',
  '/-/media/%00',
])('%s is refused', async (path) => {
  expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
});
