import { expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';
import { securityHeaderTable } from './securityHeaders.ts';

const { ask } = await createTestApplication();

/** One address of every kind of answer. */
const kinds = [
  ['the front page', '/', undefined],
  ['JSON', '/faults', undefined],
  ['a redirect', '/faults', 'POST'],
  ['a refused request', '/search', undefined],
  ['an unknown address', '/unknown', undefined],
  ['media', '/-/media/alfa/film.webm', undefined],
  ['missing media', '/-/media/missing.webp', undefined],
  ['a form', '/forms/form/contact', undefined],
  ['the script of the forms', '/forms/embed/v2.js', undefined],
  ['content', '/sitecore/api/graph/edge', 'POST'],
  ['a page of the lender', '/codeweaver/apply?quoteRef=x', undefined],
] as const;

async function headersOf(path: string, method = 'GET'): Promise<Headers> {
  return (await ask(path, { method })).headers;
}

for (const [what, path, method] of kinds) {
  test.each(Object.keys(securityHeaderTable))(`${what} has %s`, async (name) => {
    expect((await headersOf(path, method)).get(name)).toBeTruthy();
  });

  test(`${what} runs no inline script without a hash`, async () => {
    const policy = (await headersOf(path, method)).get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  });
}

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  [
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
])('JSON has %s: %s', async (name, value) => {
  expect((await headersOf('/faults')).get(name)).toBe(value);
});

test.each(['/-/media/alfa/film.webm', '/forms/embed/v2.js'])(
  'pages of other origins may load %s',
  async (path) => {
    expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe('cross-origin');
  },
);
