import { testFrame } from '#cms/testing/testFrame.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { createCompleteness } from '../completeness.ts';
import type { PageContent } from '../loadPageContent.ts';
import type { LoadedView } from '../loadPageView.ts';

/** What a page without blocks has loaded. */
export function testContent(changes: Partial<PageContent> = {}): PageContent {
  return {
    frame: testFrame,
    loaded: new Map(),
    facts: [],
    pagesAbove: [],
    completeness: createCompleteness(),
    ...changes,
  };
}

/** A page without blocks of the test site, in English, with a dictionary without texts. */
export function testView(changes: Partial<LoadedView> = {}): LoadedView {
  return {
    address: { site: testSite, locale: 'en' },
    path: '/',
    query: '',
    dictionary: parseDictionary(new Map()).dictionary,
    settings: testSettings,
    page: testPage({}),
    content: testContent(),
    ...changes,
  };
}
