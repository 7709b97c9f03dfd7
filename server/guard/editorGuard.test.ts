import { expect, test } from 'vitest';
import { createEditingTokens } from '#app/security/editingToken.ts';
import { refuseUnsigned } from './editorGuard.ts';
import type { Verdict } from './requestGuard.ts';

const tokens = createEditingTokens('a secret', () => 1_000);

function verdictOn(url: string): Verdict {
  return refuseUnsigned({ kind: 'pass', family: 'page', url, host: 'nordvik.example' }, tokens);
}

test('a signed request for a page in the editor passes', () => {
  const query = tokens.sign(new URLSearchParams({ sc_itemid: 'a', mode: 'edit' }));
  expect(verdictOn(`/api/editing/page?${query}`).kind).toBe('pass');
});

test.each([
  '/api/editing/page',
  '/api/editing/page?sc_itemid=a&mode=edit',
  `/api/editing/page?sc_itemid=b&mode=edit&token=9999999.${'A'.repeat(43)}`,
])('%s is refused with 401', (url) => {
  expect(verdictOn(url)).toEqual({ kind: 'refuse', status: 401, headers: {} });
});

test('other addresses need no token', () => {
  for (const url of ['/', '/api/editing/render', '/api/editing/pages', '/om-oss?mode=edit']) {
    expect(verdictOn(url).kind, url).toBe('pass');
  }
});
