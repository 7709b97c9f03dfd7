import { expect, test } from 'vitest';
import type { EditableSite } from '../api/sessionApi.ts';
import { frameAddress, openPagePath, readOpenPage } from './openPage.ts';

function site(name: string): EditableSite {
  const origin = `https://${name}.example`;
  const editingUrl = `${origin}/api/editing/render?secret=s&sc_site=${name}`;
  return { name, title: name, origin, language: 'sv', languages: ['sv', 'en'], editingUrl };
}

const sites = [site('nordvik-se'), site('carstore-se')];
const itemId = 'a1111111-0000-4000-8000-000000000001';
const block = 'b1111111-0000-4000-8000-000000000001';

test.each([
  ['/edit', { site: 'nordvik-se', language: 'sv', itemId: undefined }],
  ['/edit/', { site: 'nordvik-se', language: 'sv', itemId: undefined }],
  ['/edit/carstore-se/en', { site: 'carstore-se', language: 'en', itemId: undefined }],
  [`/edit/carstore-se/en/${itemId}`, { site: 'carstore-se', language: 'en', itemId }],
  [`/edit/carstore-se/en/${itemId}/${block}`, { itemId, block }],
  [`/edit/carstore-se/en/${itemId}/nothing`, { itemId, block: undefined }],
  // The authoring API and links write ids without dashes.
  ['/edit/carstore-se/en/A1111111000040008000000000000001', { itemId }],
  ['/edit/unknown/fi/nothing', { site: 'nordvik-se', language: 'sv', itemId: undefined }],
])('%s', (path, open) => {
  expect(readOpenPage(path, sites)).toMatchObject(open);
});

test('what is open is in the address', () => {
  const open = { site: 'carstore-se', language: 'en', itemId };
  expect(readOpenPage(openPagePath(open), sites)).toEqual(open);
  const withBlock = { ...open, block };
  expect(readOpenPage(openPagePath(withBlock), sites)).toEqual(withBlock);
  expect(openPagePath({ ...withBlock, itemId: undefined })).toBe('/edit/carstore-se/en');
  expect(readOpenPage('/edit', [])).toBeUndefined();
});

test('the frame asks for the page in its mode', () => {
  const page = { itemId, language: 'en', route: '/a b', mode: 'edit' } as const;
  const { searchParams } = new URL(frameAddress(site('x'), page, 3));
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: 's',
    sc_site: 'x',
    sc_itemid: itemId,
    sc_lang: 'en',
    route: '/a b',
    mode: 'edit',
  });
});
