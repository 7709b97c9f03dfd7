import { expect, test } from 'vitest';
import type { MediaUse } from '../content/authoring/mediaUses.ts';
import { createTestEditing, testOrigin } from '../editing/testing/testEditing.ts';
import { createMediaService } from './mediaService.ts';
import { testFilm, testPicture } from './testing/testFiles.ts';
import { openUploadStore } from './uploads/uploadStore.ts';

const use: MediaUse = { itemId: 'a', name: 'About us', site: 'alfa', language: 'sv' };

async function setUp() {
  const uploads = openUploadStore({ dataFolder: undefined, log: expect.unreachable });
  const uses: MediaUse[] = [];
  const asked: string[] = [];
  const editing = createTestEditing({
    uploads,
    mediaUses: (part) => {
      asked.push(part);
      return uses;
    },
  });
  const media = createMediaService({ folder: '/nowhere', uploads }, 'none');
  await editing.signIn('Bo', 'bos password');
  const headers = () => ({ origin: testOrigin, 'x-csrf-token': editing.kept.csrf });

  async function add(bytes: Uint8Array, name: string): Promise<string> {
    const form = new FormData();
    form.set('alt', 'A picture');
    form.set('file', new File([Buffer.from(bytes)], name));
    const init = { method: 'POST', body: form, headers: headers() };
    return (await (await editing.ask('/edit/api/media', init)).json()).src;
  }

  const call = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: headers(), ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await editing.ask(`/edit/api/media/upload${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  const list = async () => (await (await editing.ask('/edit/api/media')).json()).items;
  const statusOf = async (src: string) =>
    (await media.handle(new Request(testOrigin + src))).status;
  const picture = await add(await testPicture((each) => each.jpeg()), 'Bil.jpg');
  return { ...editing, add, call, list, statusOf, picture, uses, asked, uploads };
}

const query = (src: string) => `?${new URLSearchParams({ src })}`;

test('the alternative text and the focal point of an upload are changed', async () => {
  const { call, list, picture } = await setUp();
  const details = { src: picture, alt: ' En bil ', focalPoint: { x: 10, y: 90.5 } };
  const answer = await call('PUT', '', details);
  expect(answer).toMatchObject({
    status: 200,
    body: { src: picture, alt: 'En bil', focalPoint: { x: 10, y: 90.5 }, width: 40 },
  });
  expect(await list()).toEqual([answer.body]);
});

const unchanged = { alt: 'A', focalPoint: { x: 1, y: 1 } };

test.each([
  ['without an alternative text', { alt: '  ' }, 422, { kind: 'no-alternative-text' }],
  ['with a point outside', { focalPoint: { x: 101, y: 0 } }, 400, { fields: ['focalPoint.x'] }],
  ['that isn’t there', { src: '/-/media/uploads/b.jpg' }, 404, { kind: 'unknown' }],
  ['of the group’s folder', { src: '/-/media/alfa/film.webm' }, 404, { kind: 'unknown' }],
  ['with another address', { src: '/etc/passwd' }, 404, { kind: 'unknown' }],
])('a picture %s isn’t changed', async (_what, changes, status, body) => {
  const { call, list, picture } = await setUp();
  const before = await list();
  const details = { src: picture, ...unchanged, ...changes };
  expect(await call('PUT', '', details)).toMatchObject({ status, body });
  expect(await list()).toEqual(before);
});

test('a film needs no alternative text', async () => {
  const { add, call } = await setUp();
  const src = await add(testFilm(), 'film.mp4');
  expect(await call('PUT', '', { ...unchanged, src, alt: '' })).toMatchObject({ status: 200 });
});

test('an upload that nothing uses is deleted with its bytes, and can be uploaded again', async () => {
  const { call, list, picture, statusOf, asked, add, uploads } = await setUp();
  expect(await call('GET', `/uses${query(picture)}`)).toEqual({ status: 200, body: { uses: [] } });
  expect(await call('DELETE', query(picture))).toEqual({ status: 200, body: {} });
  expect(new Set(asked)).toEqual(new Set([picture.replace('/-/media/', '')]));
  expect(await list()).toEqual([]);
  expect(await statusOf(picture)).toBe(404);
  expect(uploads.find(picture.replace('/-/media/', ''))).toBeUndefined();
  expect(await call('DELETE', query(picture))).toMatchObject({ status: 404 });
  expect(await add(await testPicture((each) => each.jpeg()), 'Bil.jpg')).toBe(picture);
  expect(await statusOf(picture)).toBe(200);
});

test('an upload that something uses stays, and the answer says what uses it', async () => {
  const { call, picture, statusOf, uses } = await setUp();
  uses.push(use);
  expect(await call('GET', `/uses${query(picture)}`)).toMatchObject({ body: { uses: [use] } });
  expect(await call('DELETE', query(picture))).toEqual({
    status: 409,
    body: { kind: 'used', uses: [use] },
  });
  expect(await statusOf(picture)).toBe(200);
});

test.each([
  ['GET', '/uses'],
  ['PUT', ''],
  ['DELETE', ''],
])('%s takes a session, and a change the token of it', async (method, path) => {
  const { ask, kept, picture, statusOf } = await setUp();
  const address = `/edit/api/media/upload${path}${query(picture)}`;
  const headers = { origin: testOrigin };
  const status = (await ask(address, { method, headers })).status;
  expect(status).toBe(method === 'GET' ? 200 : 403);
  kept.cookie = '';
  expect((await ask(address, { method, headers })).status).toBe(401);
  expect(await statusOf(picture)).toBe(200);
});
