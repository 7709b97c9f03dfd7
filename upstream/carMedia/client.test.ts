import { describe, expect, test, vi } from 'vitest';
import { noMedia } from '#domain/cars/gallery.ts';
import type { HttpTools } from '../http/request.ts';
import { createUpstream } from '../http/upstream.ts';
import { createCarMediaClient } from './client.ts';

const url = 'https://media.example/api/cars';

function createClient(fetch: HttpTools['fetch'], now = () => 0) {
  const log = vi.fn<(line: string) => void>();
  const tools: HttpTools = { fetch, now, wait: async () => undefined };
  const upstream = createUpstream({
    name: 'carMedia',
    maxConcurrent: 1,
    maxQueued: 1,
    maxWaitMs: 1,
  });
  const client = createCarMediaClient({ url, timeoutMs: 1000, upstream, log, tools });
  return { log, client, upstream };
}

function answering(body: unknown, status = 200) {
  return createClient(async () => Response.json(body, { status }));
}

const full = {
  videoUrl: 'https://films.example/MLB210.mp4',
  images360: ['/-/media/cars/360/suv/00.webp', '/-/media/cars/360/suv/01.webp'],
  internal360: ['/-/media/cars/360/suv/inside-00.webp'],
  hasVideo: true,
  hasInternal360: true,
  has360: true,
};
const media = { video: full.videoUrl, inside: full.internal360, outside: full.images360 };

test('the registration number is part of the URL', async () => {
  const asked: string[] = [];
  const { client } = createClient(async (input) => {
    asked.push(String(input));
    return Response.json({});
  });
  await client.of('NQ12 ABC');
  await client.of('../forms');
  expect(asked).toEqual([`${url}/NQ12ABC`, `${url}/..%2FFORMS`]);
});

test.each<[string, unknown, object]>([
  ['everything', full, media],
  ['no flags', { ...full, hasVideo: null, has360: undefined, hasInternal360: 'yes' }, media],
  ['a video that isn’t ready', { ...full, hasVideo: false }, { ...media, video: undefined }],
  ['no exterior view', { ...full, has360: false }, { ...media, outside: [] }],
  ['no interior view', { ...full, hasInternal360: false }, { ...media, inside: [] }],
  ['nothing in its lists', { images360: null, internal360: 7, videoUrl: null }, noMedia],
  [
    'captions',
    { ...full, videoCaptions: [{ language: 'sv', url: '/film.sv.vtt' }] },
    { ...media, captions: [{ language: 'sv', src: '/film.sv.vtt' }] },
  ],
  [
    'captions that can’t be used',
    {
      ...full,
      videoCaptions: [{ language: '', url: '/a.vtt' }, { language: 'sv', url: 'data:,' }, null],
    },
    { ...media, captions: [] },
  ],
  [
    'unsafe addresses',
    { videoUrl: 'javascript:alert(1)', images360: ['data:,', 7, '/1.webp'], internal360: [null] },
    { ...noMedia, outside: ['/1.webp'] },
  ],
])('an answer with %s is read', async (_what, body, value) => {
  const { client, log } = answering(body);
  expect(await client.of('MLB210')).toEqual({ ok: true, value });
  expect(log).not.toHaveBeenCalled();
});

test('a car unknown to the source has no media', async () => {
  const { client, log, upstream } = answering({ error: 'unknown' }, 404);
  expect(await client.of('MLB210')).toEqual({ ok: true, value: noMedia });
  expect(upstream.health().state).toBe('up');
  expect(log).not.toHaveBeenCalled();
});

describe('a failure', () => {
  test.each([
    ['an error', {}, 500, 'media of a car: answered with status 500'],
    ['a list', [], 200, 'media of a car: answered with something unreadable: '],
  ])('that is %s is only logged', async (_what, body, status, line) => {
    const { client, log } = answering(body, status);
    expect(await client.of('MLB210')).toMatchObject({ ok: false });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(line));
  });

  test('is replaced by the last good answer', async () => {
    let [now, isDown] = [0, false];
    const { client, log } = createClient(
      async () => (isDown ? Response.json({}, { status: 503 }) : Response.json(full)),
      () => now,
    );
    await client.of('MLB210');
    [now, isDown] = [60_001, true];
    expect(await client.of('MLB210')).toEqual({ ok: true, value: media, isStale: true });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'media of a car: answered with status 503; the last good answer is used',
    );
  });
});
