import { expect, test } from 'vitest';
import { isOwnRequest, readJsonBody } from './ownRequest.ts';

function post(headers: Record<string, string>, body = '{"a":1}') {
  return new Request('http://internal/api', { method: 'POST', headers, body });
}

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://nordvik.example' }, false],
  [{ origin: 'https://nordvik.example' }, true],
  [{ origin: 'https://elsewhere.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('%j comes from a page of the site: %s', (headers, isOwn) => {
  expect(isOwnRequest(post({ host: 'nordvik.example', ...headers }))).toBe(isOwn);
});

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['JSON', post(json), { a: 1 }],
  ['a form', post({ 'content-type': 'application/x-www-form-urlencoded' }), undefined],
  ['text', post({ 'content-type': 'text/plain' }), undefined],
  ['half of it', post(json, '{"a":'), undefined],
  ['too much', post(json, `"${'a'.repeat(100)}"`), undefined],
  ['nothing', new Request('http://internal/api', { method: 'POST', headers: json }), undefined],
])('the body is read as JSON: %s', async (_what, request, value) => {
  await expect(readJsonBody(request, 50)).resolves.toEqual(value);
});
