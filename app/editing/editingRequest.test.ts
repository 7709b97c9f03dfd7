import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseEditingRequest } from './editingRequest.ts';
import { packUpdates } from './packedUpdates.ts';

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
    kind: 'page',
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

const component = { mode: 'library', route: undefined, sc_uid: 'a-b' };

test('a request of the Design Library needs the uid of a component, and no route', () => {
  const more = { sc_renderingId: '{R}', dataSourceId: '{D}', sc_version: '2' };
  expect(parse({ ...component, ...more })).toEqual({
    kind: 'component',
    updates: [],
    address: {
      site: 'carstore-se',
      itemId: complete.sc_itemid,
      language: 'en',
      version: '2',
      uid: 'a-b',
      renderingId: '{R}',
      dataSource: '{D}',
      mode: 'preview',
    },
  });
  expect(parse({ ...component, mode: 'library-metadata' })).toMatchObject({
    address: { mode: 'edit' },
  });
});

test('a component of the platform’s builder needs nothing but its address', () => {
  const src = 'https://feaas.blob.core.windows.net/components/a/b/responsive/staged';
  expect(parseEditingRequest(new URLSearchParams({ feaasSrc: src }))).toEqual({
    kind: 'built-component',
    src,
    address: { site: 'nordvik-se', language: 'sv' },
  });
  expect(parse({ feaasSrc: src })).toMatchObject({
    address: { site: 'carstore-se', language: 'en' },
  });
});

test.each([
  ['feaasSrc', 'javascript:alert(1)'],
  ['feaasSrc', '/components/a'],
  ['sc_site', 'unknown'],
])('%s=%s of a component of the builder is refused by name', (name, value) => {
  const query = { feaasSrc: 'https://feaas.blob.core.windows.net/a', [name]: value };
  expect(parse(query)).toMatchObject({ problems: [expect.stringContaining(name)] });
});

test('what an editor has changed in a component arrives as it was sent', () => {
  const updates = [{ uid: 'a-b', fields: { Title: { value: 'Å'.repeat(5_000) } }, params: {} }];
  expect(parse({ ...component, update: packUpdates(updates) })).toMatchObject({ updates });
});

test('updates that don’t fit into a request are not packed', () => {
  const noise = Array.from({ length: 4_000 }, (_, index) => Math.sin(index));
  expect(packUpdates([{ uid: 'a-b', fields: { noise }, params: {} }])).toBeUndefined();
});

test.each([
  ['sc_uid', undefined],
  ['sc_itemid', undefined],
  ['sc_site', 'unknown'],
  ['update', 'AAAA'],
  ['update', deflateRawSync('{"uid":1}').toString('base64url')],
  ['update', deflateRawSync('[{"uid":1}]').toString('base64url')],
  // A megabyte and a half in two kilobytes.
  ['update', deflateRawSync(`[{"uid":"${'a'.repeat(1_500_000)}"}]`).toString('base64url')],
])('%s=%s of a component is refused by name', (name, value) => {
  expect(parse({ ...component, [name]: value })).toMatchObject({
    kind: 'invalid',
    problems: [expect.stringContaining(name)],
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
