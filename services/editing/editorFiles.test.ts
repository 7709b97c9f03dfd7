import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSecurityHeaders } from '../http/securityHeaders.ts';
import { createTestEditing } from './testing/testEditing.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-editor-'));
const { ask } = createTestEditing({ editorFolder: folder });

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'the document');
  writeFileSync(join(folder, 'client.js'), 'the client script');
  writeFileSync(join(folder, 'assets', 'index-DiwrgTda.js'), 'a script');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/edit', 'the document'],
  ['/edit/', 'the document'],
  ['/edit?a', 'the document'],
  ['/edit/alfa/sv/a.b', 'the document'],
  ['/edit/client.js', 'the client script'],
  ['/edit/assets/index-DiwrgTda.js', 'a script'],
])('%s answers %s', async (path, text) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
});

test.each([
  '/edit/api/unknown',
  '/edit/assets/index-older.js',
  '/edit/%E0',
  '/edit/assets/..%2f..%2fpackage.json',
])('%s is missing', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('browsers keep files with a hash, and check all others', async () => {
  const kept = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await kept('/edit/assets/index-DiwrgTda.js')).toContain('immutable');
  for (const path of ['/edit', '/edit/client.js']) expect(await kept(path)).toBe('no-cache');
  const etag = (await ask('/edit')).headers.get('etag') ?? '';
  expect((await ask('/edit', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the document runs its own scripts only, frames the sites, and is framed by nobody', async () => {
  const policy = (await ask('/edit')).headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data: blob: https: http://alfa.localhost:3000",
      'frame-src http://alfa.localhost:3000 https://www.youtube-nocookie.com',
      "media-src 'self' blob: https: http://alfa.localhost:3000",
      "frame-ancestors 'none'",
    ]),
  );
});

test('edited pages of the sites may load the client script', async () => {
  const { headers } = await ask('/edit/client.js');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('on one machine, the editor is at one of its names', async () => {
  const local = createTestEditing({ editorFolder: folder, origin: 'http://localhost:4000' });
  const handle = withSecurityHeaders(local.service.handle);
  const answer = await handle(new Request('http://127.0.0.1:4000/edit/alfa?a'));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('http://localhost:4000/edit/alfa?a');
});

test('behind a proxy, the editor is at any name', async () => {
  const proxied = createTestEditing({ editorFolder: folder, origin: 'https://edit.example' });
  const answer = await proxied.service.handle(new Request('http://127.0.0.1:4000/edit'));
  expect(answer.status).toBe(200);
});

test('an editor that isn’t built says what to do', async () => {
  const answer = await createTestEditing({ editorFolder: '/nowhere' }).ask('/edit');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm start');
});
