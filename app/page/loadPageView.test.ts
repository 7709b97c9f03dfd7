import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import type { ContentService } from '#domain/content/service.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { fail, ok } from '#domain/result.ts';
import { isOnlyLightSite } from '../site/onlyLightSites.ts';
import type { LoadGate } from './loadGate.ts';
import { testContent } from './testing/testView.ts';

const { asked, gate, log } = vi.hoisted(() => ({
  asked: {
    page: vi.fn<ContentService['page']>(),
    dictionary: vi.fn<ContentService['dictionary']>(),
    siteSettings: vi.fn<ContentService['siteSettings']>(),
  },
  gate: { isFull: false, facts: [] as readonly PageFact[] },
  log: vi.fn<(line: string) => void>(),
}));
vi.mock('../services.ts', () => ({ content: asked }));
vi.mock('../log.ts', () => ({ log }));
const whenThereIsRoom: LoadGate = async (load) => (gate.isFull ? undefined : load());
vi.mock('./loadGate.ts', () => ({ whenThereIsRoom }));
vi.mock('./loadPageContent.ts', () => ({
  loadPageContent: async () => testContent({ facts: gate.facts }),
}));

// Test files share their modules: here they have to be evaluated again with the mocks, and afterwards
// without them.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { loadPageView } = await import('./loadPageView.ts');

const { dictionary } = parseDictionary(new Map());
const page = testPage({}, { itemPath: '/om-oss' });
const place = { site: 'nordvik-se', locale: 'sv' };

beforeEach(() => {
  gate.isFull = false;
  gate.facts = [];
  log.mockReset();
  asked.page.mockReset().mockImplementation(async ({ path }) => {
    return ok(path === '/om-oss' ? page : undefined);
  });
  asked.dictionary.mockReset().mockResolvedValue(ok(dictionary));
  asked.siteSettings.mockReset().mockResolvedValue(ok(testSettings));
});

test('a page is shown at its address', async () => {
  const view = await loadPageView({ ...place, path: ['om-oss'] });
  expect(view).toMatchObject({ kind: 'page', path: '/om-oss', page: { itemPath: '/om-oss' } });
});

test('whether a site stays light is known to pages that are made without its settings', async () => {
  const settings = { ...testSettings, isOnlyLight: true };
  asked.siteSettings.mockResolvedValue(ok(settings));
  await loadPageView({ ...place, path: ['om-oss'] });
  expect(isOnlyLightSite(place.site)).toBe(true);
  asked.siteSettings.mockResolvedValue(ok({ ...settings, isOnlyLight: false }));
  await loadPageView({ ...place, path: ['om-oss'] });
  expect(isOnlyLightSite(place.site)).toBe(false);
});

test('a site that doesn’t exist is asked for nothing', async () => {
  expect(await loadPageView({ ...place, site: 'nobody' })).toEqual({ kind: 'unknown-site' });
  expect(asked.page).not.toHaveBeenCalled();
});

test('an address without a page is missing', async () => {
  const view = await loadPageView({ ...place, path: ['nowhere'] });
  expect(view).toMatchObject({ kind: 'missing', shown: undefined });
});

test('an address that can’t be one of a page is missing, and the platform isn’t asked for it', async () => {
  const view = await loadPageView({ ...place, path: ['a'.repeat(1_001)] });
  expect(view).toMatchObject({ kind: 'missing', shown: undefined });
  expect(asked.page).not.toHaveBeenCalled();
});

test('an escaped slash leads to the page at the path that it makes', async () => {
  asked.page.mockImplementation(async ({ path }) => {
    return ok(path === '/om-oss/press' ? { ...page, itemPath: path } : undefined);
  });
  const view = await loadPageView({ ...place, path: ['om-oss%2Fpress'] });
  expect(view).toEqual({ kind: 'moved', href: '/om-oss/press', isPermanent: true });
});

test('when too many pages wait, visitors get the last frame of the site, and the log says why', async () => {
  await loadPageView({ ...place, path: ['om-oss'] });
  asked.page.mockClear();
  gate.isFull = true;
  const view = await loadPageView({ ...place, path: ['om-oss'] });
  expect(view).toMatchObject({ kind: 'unavailable', shown: { page: { itemPath: '/' } } });
  expect(asked.page).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('too many questions'));
});

test.each(['page', 'dictionary', 'siteSettings'] as const)(
  'without the %s of the platform, the page is unavailable',
  async (part) => {
    asked[part].mockResolvedValue(fail({ kind: 'timeout', afterMs: 3_000 }));
    const view = await loadPageView({ ...place, path: ['om-oss'] });
    expect(view.kind).toBe('unavailable');
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test('an address of a car with its id only leads to its full address, as long as its name stays', async () => {
  const car = testPage({}, { itemPath: '/bil/,-w-,/,-w-,' });
  gate.facts = [{ type: 'canonicalSegments', segments: ['mlb111', 'volvo-v60'] }];
  const withPath = parseDictionary(new Map([['pathToCarDetail', '/bil']]));
  asked.dictionary.mockResolvedValue(ok(withPath.dictionary));
  asked.page.mockImplementation(async ({ path }) => {
    return ok(path.split('/').length === 4 ? car : undefined);
  });
  const view = await loadPageView({ ...place, path: ['bil', 'mlb111'] });
  expect(view).toEqual({ kind: 'moved', href: '/bil/mlb111/volvo-v60', isPermanent: false });
});

test.each([
  ['another name', ['bil', 'mlb111', 'volvo'], '/bil/mlb111/volvo-v60'],
  [
    'another name and a query',
    ['bil', 'mlb111', 'volvo', '~', 'YT0x'],
    '/bil/mlb111/volvo-v60?a=1',
  ],
])('an address with %s leads to that of its page for good', async (_what, path, href) => {
  gate.facts = [{ type: 'canonicalSegments', segments: ['mlb111', 'volvo-v60'] }];
  asked.page.mockResolvedValue(ok(testPage({}, { itemPath: '/bil/,-w-,/,-w-,' })));
  const view = await loadPageView({ ...place, path });
  expect(view).toEqual({ kind: 'moved', href, isPermanent: true });
});

test('a page whose subject is listed elsewhere leads there for the time being', async () => {
  gate.facts = [{ type: 'listedAt', path: '/bilar' }];
  const view = await loadPageView({ ...place, path: ['om-oss'] });
  expect(view).toEqual({ kind: 'moved', href: '/bilar', isPermanent: false });
});
