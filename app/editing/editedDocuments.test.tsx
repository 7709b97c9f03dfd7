import { isValidElement, type ReactNode } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { componentPlaceholder } from '#domain/content/editableComponents.ts';
import type { Page } from '#domain/content/page.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { fail, ok } from '#domain/result.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { outageTexts } from '#sites/outageTexts.ts';
import { testContent } from '../page/testing/testView.ts';

type PageAnswer = Answer<Page | undefined, UpstreamFailure>;

const { asked, log, environment } = vi.hoisted(() => ({
  asked: {
    editablePage: vi.fn<() => Promise<PageAnswer>>(),
    dictionary: vi.fn(),
    siteSettings: vi.fn(),
    component: vi.fn<() => Promise<PageAnswer>>(),
    file: vi.fn(),
  },
  log: vi.fn<(line: string) => void>(),
  environment: {
    vitalsOneIn: 7,
    tagManagerUrl: 'https://tags.example/gtm.js',
    content: { url: 'https://edge.sitecorecloud.io/api/graphql/v1', editorOrigins: [] },
  },
}));
vi.mock('../services.ts', () => ({
  environment,
  content: asked,
  editableComponents: { find: asked.component },
  builtComponents: {
    owns: (src: string) => src.startsWith('https://built.example/'),
    file: asked.file,
  },
}));
vi.mock('../log.ts', () => ({ log }));
vi.mock('../page/loadPageContent.ts', () => ({
  loadPageContent: async () => testContent({ pagesAbove: [{ name: 'Start', path: '/' }] }),
}));

// Test files share their modules: here they have to be evaluated again with the mocks, and afterwards without them.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { EditedPage } = await import('./EditedPage.tsx');
const { EditedComponent } = await import('./EditedComponent.tsx');
const { EditedBuiltComponent } = await import('./EditedBuiltComponent.tsx');
const { ContentPage } = await import('../page/ContentPage.tsx');
const { VitalsReporter } = await import('../vitals/VitalsReporter.tsx');
const { loadEditedView } = await import('./loadEditedView.ts');
const { parseSiteAddress } = await import('../site/siteAddress.ts');

const { dictionary } = parseDictionary(new Map([['skipToContent', 'Skip']]));
const failure = fail({ kind: 'server-error', status: 502 } as const);
const address = {
  site: 'carstore-se',
  language: 'sv',
  itemId: 'A1',
  mode: 'edit',
  layoutKind: 'final',
} as const;
const unreadable = {
  uid: 'u1',
  componentName: 'NoSuchBlock',
  params: {},
  fields: {},
  placeholders: {},
};
const editor = {
  clientData: { 'editor-data': {} },
  clientScripts: ['https://editor.example/a.js'],
};

beforeEach(() => {
  log.mockReset();
  const page = testPage({}, { mode: 'edit', editor, itemPath: '/om-oss' });
  const component = testPage({ [componentPlaceholder]: [unreadable] }, { mode: 'edit' });
  asked.editablePage.mockReset().mockResolvedValue(ok(page));
  asked.component.mockReset().mockResolvedValue(ok(component));
  asked.dictionary.mockReset().mockResolvedValue(ok(dictionary));
  asked.siteSettings
    .mockReset()
    .mockResolvedValue(
      ok({ gtmId: 'GTM-1', favicon: '/favicon.svg', titleTemplate: '%s | Carstore' }),
    );
  asked.file.mockReset().mockResolvedValue(ok(new TextEncoder().encode('<p>Built</p>')));
});

const unavailable = outageTexts.sv;

describe('a page in the editor', () => {
  const page = () => serverMarkup(<EditedPage address={address} route="/om-oss" />);

  test('has its title, its parts, and what the editor needs', async () => {
    const html = await page();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="sv"/);
    expect(html).toContain('<title>a | Carstore</title>');
    expect(html).toMatch(/<main id="main" tabindex="-1">/i);
    expect(html).toMatch(/<a [^>]*href="#main"[^>]*>Skip</);
    expect(html).toContain('id="editor-data"');
    expect(html).toContain('src="https://editor.example/a.js"');
  });

  test('isn’t counted, and has no data for search engines', async () => {
    expect(await page()).not.toContain('application/ld+json');
  });

  test.each(['editablePage', 'dictionary', 'siteSettings'] as const)(
    'says that it can’t be shown without its %s, which is logged',
    async (part) => {
      asked[part].mockResolvedValue(failure);
      const html = await page();
      expect(html).toContain(`<title>${unavailable.pageTitle}</title>`);
      expect(html).toContain(unavailable.title);
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('editing: A1'));
    },
  );

  test('that there isn’t can’t be shown, without a line in the log', async () => {
    asked.editablePage.mockResolvedValue(ok(undefined));
    expect(await page()).toContain(unavailable.title);
    expect(log).not.toHaveBeenCalled();
  });

  test('of an unknown site is nothing', async () => {
    const unknown = { ...address, site: 'nobody' };
    expect(await serverMarkup(<EditedPage address={unknown} route="/" />)).toBe('');
  });
});

describe('a component in the Design Library', () => {
  const component = (more = {}) =>
    serverMarkup(<EditedComponent address={{ ...address, uid: 'u1', ...more }} updates={[]} />);

  test('is in a document of its own, with the script of the platform', async () => {
    const html = await component();
    expect(html).toContain('<title>NoSuchBlock</title>');
    expect(html).toContain('<main><div id="editing-component">');
    expect(html).toContain(
      '<script src="https://edge.sitecorecloud.io/v1/files/designlibrary/lib/rh-lib-script.js" defer="">',
    );
  });

  test('is replaced with a message if the page has no component', async () => {
    asked.component.mockResolvedValue(ok(testPage({})));
    expect(await component()).toContain(unavailable.title);
  });

  test('of an unknown language is nothing', async () => {
    expect(await component({ language: 'fi' })).toBe('');
  });
});

describe('a component of the builder', () => {
  const built = (src = 'https://built.example/a.html') =>
    serverMarkup(<EditedBuiltComponent address={address} src={src} />);

  test('is shown in the look of the site', async () => {
    const html = await built();
    expect(html).toContain('<title>Carstore</title>');
    expect(/<main>.*<\/main>/s.exec(html)?.[0]).toContain('<p>Built</p>');
  });

  test('has links that lead where the editor meant', async () => {
    const link = '<a href="www.nordvik.example/kop-bil">Cars</a>';
    asked.file.mockResolvedValue(ok(new TextEncoder().encode(link)));
    expect(await built()).toContain('href="https://www.nordvik.example/kop-bil"');
  });

  test.each(['file', 'dictionary'] as const)('can’t be shown without its %s', async (part) => {
    asked[part].mockResolvedValue(failure);
    expect(await built()).toContain(unavailable.title);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('component of the builder'),
    );
  });

  test('of another host is never asked for', async () => {
    expect(await built('https://other.example/a.html')).toContain(unavailable.title);
    expect(asked.file).not.toHaveBeenCalled();
  });
});

const site = parseSiteAddress({ site: 'carstore-se', locale: 'sv' });
if (!site) throw new Error('no site');

test.each([
  ['/om-oss', '/om-oss'],
  ['', '/'],
])(
  'what is asked for without an address has the path of its item: %j, %j',
  async (itemPath, expected) => {
    const page = Promise.resolve(ok(testPage({}, { mode: 'edit', itemPath })));
    const view = await loadEditedView({ address: site, of: address, page });
    expect(view?.path).toBe(expected);
  },
);

/** What the reports of a page are told. They render nothing, so they are found in its tree. */
function reportsIn(node: ReactNode): readonly unknown[] {
  if (Array.isArray(node)) return node.flatMap(reportsIn);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  return node.type === VitalsReporter ? [node.props] : reportsIn(node.props.children);
}

describe('a page for visitors', () => {
  const pageFor = async (mode: Page['mode'], fields: Partial<Page['fields']> = {}) => {
    const whole = testPage({}, { mode });
    const page = Promise.resolve(ok({ ...whole, fields: { ...whole.fields, ...fields } }));
    const view = await loadEditedView({ address: site, of: address, path: '/bilar', page });
    if (!view) throw new Error('no view');
    return { view, html: await serverMarkup(<ContentPage {...view} />) };
  };

  test('has its parts in order, and data for search engines', async () => {
    const { html } = await pageFor('normal');
    const parts = ['href="#main"', '<header', '<main id="main"', '<footer', 'application/ld+json'];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('tells which third party its tags are of', async () => {
    expect((await pageFor('normal')).html).toContain('data-third-party="tag-manager"');
    expect((await pageFor('edit')).html).not.toContain('tag-manager');
    asked.siteSettings.mockResolvedValue(ok({ gtmId: ' ', titleTemplate: '%s' }));
    expect((await pageFor('normal', { gtmId: 'GTM-2' })).html).toContain(
      'data-third-party="page-tag-manager"',
    );
  });

  test.each([
    ['normal', [{ page: 'content', oneIn: 7 }]],
    ['preview', []],
    ['edit', []],
  ] as const)('in mode %s reports what it felt like: %j', async (mode, pages) => {
    const { view } = await pageFor(mode);
    expect(reportsIn(ContentPage(view))).toEqual(pages);
  });

  test('may have another main part', async () => {
    const { view } = await pageFor('normal');
    const html = await serverMarkup(<ContentPage {...view} main={<p>Closed</p>} />);
    expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain('<p>Closed</p>');
  });
});
