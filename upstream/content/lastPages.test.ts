import { expect, test } from 'vitest';
import type { Page } from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { createLastPages } from './lastPages.ts';

function pageAt(itemPath: string, name = itemPath): Page {
  return {
    itemId: '1',
    name,
    itemPath,
    displayName: name,
    language: 'sv',
    mode: 'normal',
    fields: parsePageFields({}).fields,
    fieldProblems: [],
    placeholders: {},
    routeFields: {},
    languages: [],
  };
}

const at = (path: string, site = 'nordvik-se', language = 'sv') => ({ site, language, path });

test('finds a page by its path, in any letter case', () => {
  const pages = createLastPages(10);
  pages.keep(at('/nyheter'), pageAt('/nyheter'));
  expect(pages.find(at('/Nyheter'))?.name).toBe('/nyheter');
});

test.each([
  ['a path without a page', at('/om-oss')],
  ['another site', at('/nyheter', 'nordvik-no')],
  ['another language', at('/nyheter', 'nordvik-se', 'en')],
])('finds nothing for %s', (_what, address) => {
  const pages = createLastPages(10);
  pages.keep(at('/nyheter'), pageAt('/nyheter'));
  expect(pages.find(address)).toBeUndefined();
});

test('finds the page of one car for another car', () => {
  const pages = createLastPages(10);
  pages.keep(at('/bil/1/volvo'), pageAt('/bil/,-w-,/,-w-,'));
  expect(pages.find(at('/bil/2/saab'))?.itemPath).toBe('/bil/,-w-,/,-w-,');
  expect(pages.find(at('/bil/2'))).toBeUndefined();
});

test('prefers the page with fewer open segments, and an exact one to both', () => {
  const pages = createLastPages(10);
  pages.keep(at('/a/b'), pageAt('/,-w-,/,-w-,'));
  pages.keep(at('/bil/x'), pageAt('/bil/,-w-,'));
  expect(pages.find(at('/bil/2'))?.itemPath).toBe('/bil/,-w-,');
  pages.keep(at('/bil/2'), pageAt('/bil/2'));
  expect(pages.find(at('/bil/2'))?.itemPath).toBe('/bil/2');
});

test('drops the least recently loaded page', () => {
  const pages = createLastPages(2);
  for (const path of ['/a', '/b', '/a', '/c']) pages.keep(at(path), pageAt(path));
  expect(pages.find(at('/b'))).toBeUndefined();
  expect(pages.find(at('/a'))?.name).toBe('/a');
});

test('keeps the latest layout', () => {
  const pages = createLastPages(2);
  pages.keep(at('/a'), pageAt('/a', 'old'));
  pages.keep(at('/a'), pageAt('/a', 'new'));
  expect(pages.find(at('/a'))?.name).toBe('new');
});
