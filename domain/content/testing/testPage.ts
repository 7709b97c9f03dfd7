import type { Page } from '../page.ts';

/** A page with these placeholders, for tests to extend. */
export function testPage(placeholders: Page['placeholders'], more: Partial<Page> = {}): Page {
  return {
    itemId: '1',
    name: 'page',
    itemPath: '/',
    displayName: 'Page',
    language: 'sv',
    mode: 'normal',
    fields: { metaTitle: 'a', navTitle: 'a', metaDescription: 'a', ogDescription: 'a', gtmId: '' },
    fieldProblems: [],
    placeholders,
    routeFields: {},
    languages: [],
    ...more,
  };
}
