import { expect, test } from 'vitest';
import { parseEditingRequest } from './editingRequest.ts';

const complete = {
  sc_site: 'carstore-se',
  sc_itemid: '{83BBA00A-E8FE-5F09-A9FC-DA821A68370B}',
  sc_lang: 'en',
  route: '/',
  mode: 'edit',
};

function parse(change: Readonly<Record<string, string | undefined>>) {
  const entries = Object.entries({ ...complete, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return parseEditingRequest(new URLSearchParams(entries));
}

test('a complete request is parsed', () => {
  const more = { sc_variant: 'a1', sc_previewTime: '2026-12-01T08:00:00Z' };
  expect(parse({ sc_version: '2', sc_layoutKind: 'shared', ...more })).toEqual({
    kind: 'request',
    route: '/',
    address: {
      site: 'carstore-se',
      itemId: complete.sc_itemid,
      language: 'en',
      version: '2',
      mode: 'edit',
      layoutKind: 'shared',
      variant: 'a1',
      previewTime: '2026-12-01T08:00:00Z',
    },
  });
});

test.each([
  ['nothing', {}],
  ['empty parameters', { sc_version: '', sc_layoutKind: '', sc_variant: '', sc_previewTime: '' }],
  ['the platform’s default variant', { sc_variant: '_default' }],
])('the final layout of the latest version for everybody, now, is the default: %s', (_, change) => {
  expect(parse(change)).toMatchObject({
    address: {
      version: undefined,
      layoutKind: 'final',
      variant: undefined,
      previewTime: undefined,
    },
  });
});

test.each([
  ['sc_site', undefined],
  ['sc_site', 'unknown'],
  ['sc_itemid', undefined],
  ['sc_itemid', '../../etc'],
  ['sc_lang', undefined],
  ['sc_lang', 'fi'],
  ['route', undefined],
  ['route', 'https://evil.example'],
  ['mode', undefined],
  ['mode', 'admin'],
  ['mode', ''],
  ['sc_layoutKind', 'both'],
  ['sc_variant', 'a\r\nx: y'],
  ['sc_variant', 'å'],
  ['sc_previewTime', '2026-12-01\n'],
])('%s=%s is refused by name', (name, value) => {
  const request = parse({ [name]: value });
  expect(request.kind).toBe('invalid');
  expect(request).toMatchObject({ problems: [expect.stringContaining(name)] });
});
