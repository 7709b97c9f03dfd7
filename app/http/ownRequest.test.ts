import { expect, test } from 'vitest';
import { isOwnRequest } from './ownRequest.ts';

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
  expect(
    isOwnRequest(
      new Request('http://internal/api', { headers: { host: 'nordvik.example', ...headers } }),
    ),
  ).toBe(isOwn);
});
