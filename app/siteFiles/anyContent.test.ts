import { fc, test as propertyTest } from '@fast-check/vitest';
import type { Metadata } from 'next';
import { describe, expect } from 'vitest';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import { safeHref } from '#domain/content/href.ts';
import type { SiteSettings } from '#domain/content/page.ts';
import type { Route } from '#domain/content/service.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { buildMenu } from '#domain/navigation/menu.ts';
import { parseJson } from '#domain/parseJson.ts';
import { ok } from '#domain/result.ts';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { articleData } from '#domain/stories/articleData.ts';
import type { Story } from '#domain/stories/story.ts';
import { testIndex } from '#domain/stories/testing/testIndex.ts';
import { anyText } from '#domain/testing/anyText.ts';
import { parsePage, parseSiteSettings } from '#upstream/content/parse.ts';
import { parseNavigation } from '#upstream/content/parseNavigation.ts';
import { parseRoute } from '#upstream/content/parseRoute.ts';
import { parseStories } from '#upstream/content/parseStories.ts';
import type { LoadedView } from '../page/loadPageView.ts';
import { pageMetadata } from '../page/pageMetadata.ts';
import { testView } from '../page/testing/testView.ts';
import { createSiteFileHandler } from './siteFileHandler.ts';

/*
 * Any text in any field of the platform or an index, in all shapes that the platform sends, through the real
 * parsers: no file of the site fails, and every address that leaves the site is a valid one.
 */

const site: Site = {
  ...testSite,
  locales: ['sv', 'en'],
  indices: { vehicles: 'vehicles', facilities: 'sites' },
  commonPages: { sv: { stories: '/nyheter' } },
};

const broken = fc.constantFrom(
  ...[
    '',
    'https://',
    'http:',
    '//',
    '//[',
    '/\\evil.example',
    'mailto:a@b.example',
    'www.a.example',
  ],
  ...[
    'javascript:alert(1)',
    'https://a@b.example',
    'https://[',
    '#a',
    '?',
    '/%',
    '/%E0%A4%A',
    '\ud800',
  ],
  ...['/\udfff', 'a.example/b', 'https://a.example:99999', ' /a b,c', '/nyheter/\u0000', 'x:y'],
);

/** A text as it arrives: through JSON, with halves of surrogate pairs. */
const arrivedText = fc
  .oneof(
    broken,
    anyText(),
    fc.webUrl(),
    fc.string().map((path) => `/${path}`),
  )
  .map((text) => String(parseJson(JSON.stringify(text))));

const field = arrivedText.chain((text) =>
  fc.constantFrom(
    text,
    { value: text },
    { href: text },
    { value: { href: text, src: text, alt: text } },
  ),
);

interface Content {
  readonly text: string;
  readonly routes: readonly Route[];
  readonly stories: readonly Story[];
}

function handlerOf({ text, routes, stories }: Content) {
  const texts = dictionaryKeys.map((key) => [key, key.startsWith('pathTo') ? text : key] as const);
  const { dictionary } = parseDictionary(new Map(texts));
  return createSiteFileHandler({
    content: {
      page: async () => ok(undefined),
      routes: async () => ok(routes),
      dictionary: async () => ok(dictionary),
      siteSettings: async () => ok(settingsOf(text)),
    },
    cars: {
      slices: async () => ok([{ brand: text, from: 0, count: 1 }]),
      cars: async function* () {
        yield ok([{ id: text, slug: text, image: text }]);
      },
    },
    facilities: { facilities: async () => ok([testFacility({ slug: text, image: text })]) },
    stories: { list: async () => ok({ index: testIndex, stories, total: stories.length }) },
    media: { owns: () => false, file: async () => ok(new Uint8Array()) },
    redirects: () => [],
    now: () => 0,
    log: () => undefined,
  });
}

function settingsOf(favicon: string): SiteSettings {
  const attributes = [{ key: 'favicon', value: favicon }];
  return parseSiteSettings({ site: { siteInfo: { attributes } } });
}

function viewOf(text: string, wire: unknown): LoadedView | undefined {
  const language = { name: 'sv', nativeName: 'svenska' };
  const page = parsePage({
    languages: [{ language, url: { path: text } }, { language: { ...language, name: 'en' } }],
    rendered: {
      sitecore: {
        context: { itemPath: '/sida' },
        route: { fields: { metaTitle: text, canonicalURL: wire, ogImage: wire } },
      },
    },
  });
  return (
    page &&
    testView({
      address: { site, locale: 'sv' },
      path: '/sida',
      settings: settingsOf(text),
      page,
    })
  );
}

async function statusesOf(text: string, wire: unknown): Promise<readonly number[]> {
  const route = { canonical: { jsonValue: wire } };
  const paths = [text, `/${text}`, '/nyheter', '/', '/hitta/,-w-,', '/bil/,-w-,/,-w-,'];
  const routes = paths.flatMap((routePath) => parseRoute({ routePath, route }) ?? []);
  const json = { jsonValue: wire };
  const wireStory = { id: 'a'.repeat(32), displayName: 'Titel', title: json, image: json };
  const stories = parseStories([{ ...wireStory, url: { path: text } }], {
    language: 'sv',
    timeZone: 'Europe/Stockholm',
  });
  const handle = handlerOf({ routes, stories, text });
  const parts = ['pages-sv', 'stories-sv', 'facilities-sv', 'cars-sv-1'];
  const files = ['sitemap.xml', ...parts.map((part) => `sitemap-${part}.xml.gz`), 'feed-sv.xml'];
  const answers = await Promise.all([...files, 'robots.txt'].map((file) => handle(site, file)));
  return answers.map(({ status }) => status);
}

/** The addresses that the metadata of a page contain. */
function addressesOf({ openGraph, alternates }: Metadata): readonly string[] {
  const images = [openGraph?.images ?? []].flat();
  const found = [
    alternates?.canonical,
    ...Object.values(alternates?.languages ?? {}),
    ...images.map((image) => (typeof image === 'object' && 'url' in image ? image.url : image)),
  ];
  return found.flatMap((address) => (address ? String(address) : []));
}

describe('any text in any field', () => {
  propertyTest.prop([arrivedText, field])('makes no file of the site fail', async (text, wire) => {
    for (const status of await statusesOf(text, wire)) expect([200, 404]).toContain(status);
  });

  propertyTest.prop([arrivedText, field])('gives pages valid addresses', (text, wire) => {
    const view = viewOf(text, wire);
    const metadata: Metadata = view ? pageMetadata({ kind: 'page', ...view }) : {};
    for (const address of addressesOf(metadata)) {
      expect(new URL(address, String(metadata.metadataBase)).protocol).toMatch(/^https?:$/);
    }
  });

  propertyTest.prop([arrivedText])('gives articles valid pictures', (image) => {
    const url = 'https://carstore.example/nyheter/a';
    const article = { title: image, description: '', url, image, language: 'sv' };
    expect(() => articleData(article)).not.toThrow();
  });

  propertyTest.prop([arrivedText, field])(
    'makes no page of a menu lead to another site',
    (text, wire) => {
      const page = { name: 'A', url: { path: text } };
      const items = parseNavigation([page, { ...page, externalLink: { jsonValue: wire } }]);
      for (const { path } of items) expect(path).toMatch(/^(?:$|\/(?![/\\]))/);
      const { entries } = buildMenu(items, (path) => path);
      for (const { href = '' } of entries) expect(safeHref(href)).toBe(href);
    },
  );
});
