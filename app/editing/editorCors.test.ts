import { expect, test } from 'vitest';
import { createEditorCors } from './editorCors.ts';
import { editorOriginsOf } from './editorOrigins.ts';

const origins = editorOriginsOf({ editorOrigins: ['https://edit.example'] });
const { headersOf, preflight } = createEditorCors(origins);

function from(origin?: string): Request {
  return new Request('https://nordvik.example/api/editing/render', {
    headers: origin === undefined ? {} : { origin },
  });
}

test.each([
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
  'https://edit.example',
])('an editor at %s may read answers and send credentials', (origin) => {
  expect(headersOf(from(origin))).toEqual({
    'access-control-allow-origin': origin,
    vary: 'origin',
  });
  const answer = preflight(from(origin));
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type, authorization',
  });
});

test.each([
  undefined,
  'null',
  'https://evil.example',
  'https://pages.sitecorecloud.io.evil.example',
])('the origin %s may not', (origin) => {
  expect(headersOf(from(origin))).toEqual({});
  expect([...preflight(from(origin)).headers]).toEqual([['allow', 'GET, POST, OPTIONS']]);
});
