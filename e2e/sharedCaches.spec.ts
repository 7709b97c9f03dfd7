import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostOf } from './support/addresses.ts';
import { type RawAnswer, sendRaw } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

/** The address of a page that has not been requested yet and that the page cache keeps. It finds no cars. */
function freshAddress(): string {
  // Digits could be the name of a model.
  const letters = randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `/kop-bil/bilar-i-lager?keyphrase=${letters.replaceAll('-', '')}`;
}

/** What a visitor gets, without what differs between two addresses. */
function comparable({ status, headers, text }: RawAnswer, path: string) {
  const [, id = ''] = path.split('keyphrase=');
  // In the path that the query is rewritten to.
  const encoded = Buffer.from(`keyphrase=${id}`).toString('base64url');
  const { date: _, etag: _etag, 'x-nextjs-cache': _cache, ...rest } = headers;
  const policy = String(rest['content-security-policy']).replaceAll(/'sha256-[^']+'/g, 'hash');
  return {
    status,
    headers: {
      ...rest,
      'content-security-policy': policy,
      'x-middleware-rewrite': String(rest['x-middleware-rewrite']).replace(encoded, 'ID'),
    },
    text: text.replaceAll(id, 'ID').replaceAll(encoded, 'ID'),
  };
}

const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a forwarded host': { 'x-forwarded-host': 'evil.example' },
  'a forwarded protocol': { 'x-forwarded-proto': 'http' },
  'a forwarded port': { 'x-forwarded-port': '1337', forwarded: 'host=evil.example' },
  'another address': { 'x-original-url': '/om-oss', 'x-rewrite-url': '/om-oss' },
  'a nonce': { 'content-security-policy': "script-src 'nonce-evil'" },
  'a robot': { 'user-agent': 'Googlebot/2.1 (+http://evil.example)' },
  'another language': { 'accept-language': 'en', cookie: 'NEXT_LOCALE=en' },
  'an editor’s cookies': { cookie: '__prerender_bypass=evil; __next_preview_data=evil' },
  credentials: { authorization: 'Basic ZXZpbDpldmls' },
  'the data of the router': { rsc: '1' },
  'a prefetch': { rsc: '1', 'next-router-prefetch': '1' },
  'a part of a page': { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  'a state of the router': { rsc: '1', 'next-router-state-tree': '%5B%22evil%22%2C%7B%7D%5D' },
  'an action': { 'next-action': 'evil' },
  'data of the old router': { 'x-nextjs-data': '1' },
  'a revalidation': { 'x-prerender-revalidate': 'evil' },
  'a matched path': { 'x-matched-path': '/nordvik-no/nb', 'x-invoke-path': '/nordvik-no/nb' },
  'a middleware': { 'x-middleware-prefetch': '1', 'x-middleware-rewrite': '/nordvik-no/nb' },
  'another method': { 'x-http-method-override': 'POST' },
  'a range': { range: 'bytes=0-9' },
  'an origin': { origin: 'https://evil.example', referer: 'https://evil.example/' },
};

for (const [what, headers] of Object.entries(attacks)) {
  test(`${what} in the first request of a page changes nothing for the next visitor`, async () => {
    const plain = freshAddress();
    const baseline = comparable(await sendRaw({ path: plain }), plain);
    const path = freshAddress();
    const attacked = await sendRaw({ path, headers });
    const next = await sendRaw({ path });
    expect(comparable(next, path)).toEqual(baseline);
    expect(attacked.headers).not.toHaveProperty('set-cookie');
    expect(attacked.text).not.toContain('evil');
  });
}

for (const query of ['_rsc=evil', '__nextLocale=nb', 'nxtPsite=nordvik-no', '__nextDataReq=1']) {
  test(`the parameter ${query} doesn’t lead to another page`, async () => {
    const { text, status } = await sendRaw({ path: `/om-oss?${query}` });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="sv"');
  });
}

for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE']) {
  test(`${method} as the first request of a page changes nothing for the next visitor`, async () => {
    const plain = freshAddress();
    const baseline = comparable(await sendRaw({ path: plain }), plain);
    const path = freshAddress();
    const { status } = await sendRaw({ path, method });
    expect(status).toBe(method === 'HEAD' ? 200 : 405);
    expect(comparable(await sendRaw({ path }), path)).toEqual(baseline);
  });
}

test('an editor gets the same pages as visitors, at the addresses of visitors', async ({
  request,
}) => {
  const query =
    'secret=forecourt-local&sc_site=nordvik-se&sc_lang=sv&route=/&mode=edit&sc_itemid=00000000000000000000000000000000';
  const editor = await request.get(`/api/editing/render?${query}`);
  expect(editor.headers()).not.toHaveProperty('set-cookie');
  const path = freshAddress();
  const asEditor = await sendRaw({ path, headers: { referer: `${editor.url()}` } });
  const asVisitor = await sendRaw({ path });
  expect(asVisitor.headers['x-nextjs-cache']).toBe('HIT');
  expect(asVisitor.text).toBe(asEditor.text);
  expect(asVisitor.text).not.toContain('scpm');
});

test('pictures and media are fetched from the content platform only', async () => {
  const requests: string[] = [];
  const canary = createServer((request, response) => {
    requests.push(`${request.url}`);
    response.end();
  });
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const { port }: Partial<AddressInfo> = Object(canary.address());
  const host = `127.0.0.1:${port}`;
  const names = [
    `http://${host}/a.webp`,
    `//${host}/a.webp`,
    `/\\${host}/a.webp`,
    `/-/media/../../${host}/a.webp`,
    `/-/media/..%2f..%2f..%2f${host}/a.webp`,
    `/-/media@${host}/a.webp`,
    `/-/media/http://${host}/a.webp`,
    `/-/media/a.webp?url=http://${host}`,
    `/-/media/a.webp#@${host}`,
    `/-\\..\\${host}/a.webp`,
  ];
  const paths = names.flatMap((name) => [
    `/_next/image?w=640&q=75&url=${encodeURIComponent(name)}`,
    `/_next/image?w=640&q=75&url=/-/media/a.webp&url=${encodeURIComponent(name)}`,
    `/_i/640/${encodeURI(name)}`,
    `/_i/640/-/media/${encodeURIComponent(name)}`,
    `/-/media/${encodeURIComponent(name)}`,
    encodeURI(name).replaceAll('#', '%23'),
  ]);
  for (const path of paths) {
    for (const headers of [{}, { host }, { 'x-forwarded-host': host }]) {
      const { status, headers: answered } = await sendRaw({ path, headers });
      expect(status, path).not.toBe(200);
      expect(String(answered.location ?? '/'), path).toMatch(/^\/(?![/\\])/);
    }
  }
  expect(requests).toEqual([]);
  canary.close();
});

test('the query of the visitor for whom a page is rendered is not in the page', async () => {
  for (const path of [`/finns-inte-${randomUUID()}`, '/dackhotell']) {
    const secret = randomUUID();
    const query = `?regNo=${secret}&utm_source=${secret}`;
    const headers = { host: hostOf('nordvik-se') };
    expect((await sendRaw({ path: path + query, headers })).text).not.toContain(secret);
    expect((await sendRaw({ path, headers })).text).not.toContain(secret);
  }
});
