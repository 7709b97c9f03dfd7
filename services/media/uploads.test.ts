import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createTestEditing } from '../editing/testing/testEditing.ts';
import { createMediaLibrary, createMediaService } from './mediaService.ts';
import { headOfPng, testDrawing, testFilm, testPicture } from './testing/testFiles.ts';
import { type NewUpload, openUploadStore, type UploadStore } from './uploads/uploadStore.ts';

const log = (line: string) => expect.unreachable(line);
const seedFolder = fileURLToPath(new URL('../testGroup/media', import.meta.url));

interface Sent {
  readonly name?: string;
  readonly texts?: Readonly<Record<string, string>>;
}

async function setUp(changes: Partial<UploadStore> = {}) {
  const store = openUploadStore({ dataFolder: undefined, log });
  const uploads = { ...store, ...changes };
  const editing = createTestEditing({ uploads, mediaFolder: seedFolder });
  const media = createMediaService({ folder: seedFolder, uploads }, 'none');
  const library = createMediaLibrary({ folder: seedFolder, uploads });
  await editing.signIn('Bo', 'bos password');

  async function upload(bytes: Uint8Array | string, { name = 'a.jpg', texts = {} }: Sent = {}) {
    const form = new FormData();
    form.set('alt', 'A picture');
    for (const [key, value] of Object.entries(texts)) form.set(key, value);
    form.set('file', new File([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], name));
    const headers = { origin: 'http://services.test', 'x-csrf-token': editing.kept.csrf };
    const answer = await editing.ask('/edit/api/media', { method: 'POST', body: form, headers });
    return { status: answer.status, body: await answer.json() };
  }

  const fetchMedia = async (src: string, headers: Record<string, string> = {}) =>
    media.handle(new Request(`http://services.test${src}`, { headers }));
  const list = async (query = '') => (await editing.ask(`/edit/api/media?${query}`)).json();
  return { ...editing, upload, fetchMedia, list, library };
}

const jpeg = () => testPicture((picture) => picture.jpeg());

test.each([
  ['a JPEG picture', jpeg, 'image/jpeg', 'jpg'],
  ['a PNG picture', () => testPicture((picture) => picture.png()), 'image/png', 'png'],
  ['a WebP picture', () => testPicture((picture) => picture.webp()), 'image/webp', 'webp'],
  ['an AVIF picture', () => testPicture((picture) => picture.avif()), 'image/webp', 'webp'],
  ['a GIF picture', () => testPicture((picture) => picture.gif()), 'image/webp', 'webp'],
])('%s is stored, whatever its name says, and served', async (_what, file, type, extension) => {
  const { upload, fetchMedia, library } = await setUp();
  const { status, body } = await upload(await file(), { name: 'Bild på bil.exe' });
  expect([status, body]).toEqual([
    200,
    {
      src: expect.stringMatching(
        new RegExp(`^/-/media/uploads/bild-pa-bil-[0-9a-f]{12}\\.${extension}$`),
      ),
      name: body.src.split('/').at(-1),
      kind: 'picture',
      alt: 'A picture',
      width: 40,
      height: 20,
      focalPoint: { x: 50, y: 50 },
      bytes: expect.any(Number),
    },
  ]);
  const answer = await fetchMedia(body.src);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await answer.bytes()).byteLength).toBe(body.bytes);
  expect(library(`${body.src}?w=1`)).toEqual({ mimeType: type, extension, size: body.bytes });
});

test('a picture is turned upright, and says nothing about camera and place', async () => {
  const { upload, fetchMedia } = await setUp();
  const exif = { IFD0: { Copyright: 'A photographer' } };
  const photo = await testPicture((picture) =>
    picture.jpeg().withExif(exif).withMetadata({ orientation: 6 }),
  );
  const { body } = await upload(photo);
  expect(body).toMatchObject({ width: 20, height: 40 });
  const stored = Buffer.from(await (await fetchMedia(body.src)).bytes()).toString('latin1');
  expect(photo.toString('latin1')).toContain('Exif');
  expect(stored).not.toContain('Exif');
});

test.each([
  ['an empty file', '', 422, 'unreadable', 'empty'],
  ['a text', 'hello', 415, 'unknown-type', 'JPEG, PNG'],
  ['a document of an office', 'PK\u0003\u0004', 415, 'unknown-type', 'PDF'],
  ['a web page', '<!doctype html><title>a</title>', 422, 'unreadable', 'isn’t an SVG'],
  [
    'a picture of 100 megapixels',
    headOfPng(10_000, 10_000),
    413,
    'too-many-pixels',
    '100 megapixels',
  ],
  ['a picture without its end', headOfPng(10, 10), 422, 'unreadable', 'damaged'],
  [
    'a picture of a phone that browsers don’t show',
    testFilm('heic'),
    415,
    'unknown-type',
    'JPEG, PNG',
  ],
  ['a film of a camera that browsers don’t play', testFilm('qt  '), 415, 'unknown-type', 'MP4'],
  ['a drawing of a megabyte', testDrawing(' '.repeat(1_000_000)), 413, 'too-large', '1 MB'],
])('%s is refused with a sentence', async (_what, file, status, kind, sentence) => {
  const { upload, list } = await setUp();
  expect(await upload(file)).toEqual({
    status,
    body: { kind, message: expect.stringContaining(sentence) },
  });
  expect(await list('query=uploads')).toMatchObject({ total: 0 });
});

test('a picture needs an alternative text, and a film doesn’t', async () => {
  const { upload } = await setUp();
  const texts = { alt: ' ' };
  expect(await upload(await jpeg(), { texts })).toMatchObject({
    status: 422,
    body: { kind: 'no-alternative-text' },
  });
  expect(await upload(testFilm(), { texts })).toMatchObject({
    status: 200,
    body: { kind: 'film' },
  });
});

test('a document is kept as it is, and is no picture', async () => {
  const { upload, fetchMedia, list } = await setUp();
  expect(await upload('%PDF-1.7', { texts: { kind: 'picture' } })).toMatchObject({ status: 415 });
  const { body } = await upload('%PDF-1.7', { name: 'Prices.PDF', texts: { kind: 'file' } });
  expect(body).toMatchObject({ kind: 'document', src: expect.stringMatching(/prices-\w+\.pdf$/) });
  const answer = await fetchMedia(body.src);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toBe('%PDF-1.7');
  expect(await list('kind=file')).toMatchObject({
    items: [{ kind: 'document' }, { kind: 'film' }],
  });
});

test('a film isn’t taken for a picture, nor a picture for a film, also the second time', async () => {
  const { upload } = await setUp();
  for (const [file, kind] of [
    [testFilm(), 'picture'],
    [await jpeg(), 'film'],
  ] as const) {
    expect(await upload(file, { texts: { kind } })).toMatchObject({ status: 415 });
    expect(await upload(file)).toMatchObject({ status: 200 });
    expect(await upload(file, { texts: { kind } })).toMatchObject({ status: 415 });
  }
});

test('a film is served in parts, across the places where it is divided', async () => {
  const { upload, fetchMedia } = await setUp();
  const film = testFilm('isom', 700_000);
  const { body } = await upload(film, { name: 'film.mp4' });
  expect(body).toMatchObject({ kind: 'film', bytes: 700_000 });
  for (const [from, to] of [
    [0, 699_999],
    [262_100, 262_200],
    [262_143, 524_288],
    [699_990, 699_999],
  ] as const) {
    const part = await fetchMedia(body.src, { range: `bytes=${from}-${to}` });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.bytes()).equals(film.subarray(from, to + 1))).toBe(true);
  }
});

test('the same file again is the item that is there', async () => {
  const { upload, list } = await setUp();
  const { body } = await upload(await jpeg(), { name: 'first.jpg' });
  const again = await upload(await jpeg(), { name: 'second.jpg', texts: { alt: 'Another text' } });
  expect(again.body).toEqual({ ...body, isDuplicateOf: body.src });
  expect(await list('query=uploads')).toMatchObject({ total: 1 });
});

test('a file of the group’s folder is that file, and not stored again', async () => {
  const { upload, list } = await setUp();
  const answer = await upload(readFileSync(join(seedFolder, 'alfa', 'film.webm')));
  const src = '/-/media/alfa/film.webm';
  expect(answer).toMatchObject({ status: 200, body: { src, isDuplicateOf: src, kind: 'film' } });
  expect(await list()).toMatchObject({ total: 2 });
});

test('a picture that differs only in what a camera wrote beside it is the same', async () => {
  const { upload } = await setUp();
  const { body } = await upload(await jpeg());
  const other = await testPicture((picture) =>
    picture.jpeg().withExif({ IFD0: { Copyright: 'A photographer' } }),
  );
  expect((await upload(other)).body).toEqual({ ...body, isDuplicateOf: body.src });
});

test.each([
  ['../../etc/passwd', '', 'uploads/passwd-'],
  [
    'C:\\Bilder\\Ærlig øl.jpeg',
    'Nordvik SE/../Höst & vår',
    'uploads/nordvik-se/host-var/aerlig-ol-',
  ],
  ['bild/?#%00.jpg', '', 'uploads/'],
  ['日本.jpg', '', 'uploads/'],
])('the file %j in the folder %j has the safe name %s', async (name, folder, start) => {
  const { upload, fetchMedia } = await setUp();
  const { body } = await upload(await jpeg(), { name, texts: { folder } });
  expect(body.src).toMatch(new RegExp(`^/-/media/${start}(?:00-)?[0-9a-f]{12}\\.jpg$`));
  expect((await fetchMedia(body.src)).status).toBe(200);
});

test.each([
  ['focalPoint', '{"x":101,"y":0}'],
  ['focalPoint', 'centre'],
  ['kind', 'sound'],
  ['folder', 'a'.repeat(201)],
])('%s can’t be %s', async (name, value) => {
  const { upload } = await setUp();
  const answer = await upload(await jpeg(), { texts: { [name]: value } });
  expect(answer).toEqual({ status: 400, body: { kind: 'invalid', fields: [name] } });
});

test('the focal point is kept', async () => {
  const { upload, list } = await setUp();
  await upload(await jpeg(), { texts: { focalPoint: '{"x":25,"y":100}' } });
  expect(await list()).toMatchObject({ items: [{ focalPoint: { x: 25, y: 100 } }, {}, {}] });
});

test('editors find uploads and the files of the group', async () => {
  const { upload, list, clock } = await setUp();
  await upload(await jpeg(), { name: 'First.jpg', texts: { alt: 'Två bilar' } });
  clock.now += 1;
  await upload(testFilm(), { name: 'Second.mp4' });
  const found = async (query: string) => {
    const { items } = await list(query);
    return items.map(({ src }: { src: string }) => src.replace(/-[0-9a-f]{12}\./, '.'));
  };
  const [film, picture] = ['/-/media/alfa/film.webm', '/-/media/alfa/favicon.svg'];
  const [second, first] = ['/-/media/uploads/second.mp4', '/-/media/uploads/first.jpg'];
  expect(await found('')).toEqual([second, first, picture, film]);
  expect(await found('query=BILAR+f')).toEqual([first]);
  expect(await found('kind=film')).toEqual([second, film]);
  expect(await found('page=2')).toEqual([]);
  expect(await list()).toMatchObject({
    total: 4,
    page: 1,
    pages: 1,
    items: [{}, {}, { width: 160 }, {}],
  });
});

test('a full store says so', async () => {
  const { upload } = await setUp({ add: () => 'full' });
  expect(await upload(await jpeg())).toMatchObject({ status: 413, body: { kind: 'full' } });
});

test.each([
  ['no form', 'text', 'text/plain'],
  [
    'no file',
    '--a\r\ncontent-disposition: form-data; name="alt"\r\n\r\ntext\r\n--a--\r\n',
    'multipart/form-data; boundary=a',
  ],
  ['half a form', '--a\r\ncontent-disposition', 'multipart/form-data; boundary=a'],
])('%s is refused', async (_what, body, type) => {
  const { ask, kept } = await setUp();
  const headers = {
    origin: 'http://services.test',
    'x-csrf-token': kept.csrf,
    'content-type': type,
  };
  expect((await ask('/edit/api/media', { method: 'POST', body, headers })).status).toBe(400);
});

test('visitors neither list nor upload', async () => {
  const { ask, post } = createTestEditing();
  expect((await ask('/edit/api/media')).status).toBe(401);
  expect((await post('/edit/api/media', {})).status).toBe(401);
});

function sendTo(address: string, file: Uint8Array) {
  const form = new FormData();
  form.set('', new File([Buffer.from(file)], 'local name.jpg'));
  return new Request(address, { method: 'POST', body: form });
}

test('a script uploads to an address of its own', async () => {
  const { createUploadAddress, service, list } = await setUp();
  const target = { itemPath: 'Default Website/Campaign car', alt: 'A car', by: 'a script' };
  const address = createUploadAddress(target);
  const answer = await service.handle(sendTo(address, await jpeg()));
  expect(await answer.json()).toEqual({
    Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    Name: expect.stringMatching(/^campaign-car-/),
    ItemPath: expect.stringMatching(
      /^\/sitecore\/media library\/uploads\/default-website\/campaign-car-/,
    ),
  });
  expect(await list('query=campaign')).toMatchObject({ items: [{ alt: 'A car' }] });
});

test.each([
  ['expired', 15 * 60_000, (address: string) => address],
  ['changed', 0, (address: string) => address.replace('Campaign', 'Another')],
  ['without a signature', 0, (address: string) => address.replace(/token=[^&]*/, '')],
])('an address that is %s takes nothing', async (_what, laterMs, change) => {
  const { createUploadAddress, service, clock, list } = await setUp();
  const address = createUploadAddress({ itemPath: 'Campaign', alt: 'A car', by: 'a script' });
  clock.now += laterMs;
  const answer = await service.handle(sendTo(change(address), await jpeg()));
  expect(answer.status).toBe(403);
  expect(await list('query=uploads')).toMatchObject({ total: 0 });
});

const facts: Omit<NewUpload, 'bytes'> = {
  name: 'uploads/a.mp4',
  kind: 'film',
  type: 'video/mp4',
  extension: 'mp4',
  pixels: undefined,
  alt: '',
  focalPoint: { x: 0, y: 0 },
  hash: 'h',
  sourceHash: 's',
  addedAt: 0,
  addedBy: 'Bo',
};

test('uploads survive a restart', async () => {
  const dataFolder = await createTestFolder();
  const first = openUploadStore({ dataFolder, log });
  first.add({ ...facts, bytes: testFilm() });
  first.close();
  const second = openUploadStore({ dataFolder, log });
  expect(second.find(facts.name)).toMatchObject({ length: 1000, kind: 'film' });
  second.close();
  await rm(dataFolder, { recursive: true });
});

/** Bytes whose second part can't be read. */
class FailingBytes extends Uint8Array {
  override subarray(begin = 0, end?: number): Uint8Array<ArrayBuffer> {
    if (begin > 0) throw new Error('no more');
    return new Uint8Array(super.subarray(begin, end));
  }
}

test('an upload that fails in the middle leaves nothing', () => {
  const store = openUploadStore({ dataFolder: undefined, log: () => undefined });
  expect(() => store.add({ ...facts, bytes: new FailingBytes(600_000) })).toThrow('no more');
  expect([store.list(), store.find(facts.name)]).toEqual([[], undefined]);
  expect(store.add({ ...facts, bytes: testFilm() })).toBe('added');
});
