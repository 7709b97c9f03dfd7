import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testFrame } from '#cms/testing/testFrame.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { PageMode, Rendering } from '#domain/content/page.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { InstantLinks } from '../links/InstantLinks.tsx';
import { pageStatusName } from '../pageCache/pageStatus.ts';
import { renderAttempts } from '../renderAttempt.ts';
import { Tracking } from '../tracking/Tracking.tsx';
import { VitalsReporter } from '../vitals/VitalsReporter.tsx';
import { blockErrorTexts } from './blockTools.ts';
import { ContentPage } from './ContentPage.tsx';
import type { LoadedView } from './loadPageView.ts';
import { testContent, testView } from './testing/testView.ts';

function viewIn(mode: PageMode): LoadedView {
  const texts = {
    skipToContent: 'To the content',
    consentTitle: 'May we count?',
    sectionErrorComponent: 'The component {name} failed',
  };
  return testView({
    path: '/about',
    dictionary: parseDictionary(new Map(Object.entries(texts))).dictionary,
    page: testPage({}, { mode }),
    content: testContent({ frame: { ...testFrame, mode } }),
  });
}

/** The components of a tree that isn't rendered: those that render nothing leave no trace in HTML. */
function componentsIn(node: ReactNode): readonly unknown[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  return [node.type, ...componentsIn(node.props.children)];
}

test.each<[PageMode, readonly unknown[]]>([
  ['normal', [ConsentQuestion, InstantLinks, Tracking]],
  // Nobody counts the visits of editors, and in the editor links must not lead away.
  ['preview', [InstantLinks]],
  ['edit', []],
])(
  'a page in mode %s asks for consent, opens links and counts visits as it should',
  (mode, own) => {
    const components = componentsIn(ContentPage(viewIn(mode)));
    expect(components.filter((each) => every.has(each))).toEqual(own);
  },
);

// Nobody has asked for the figures of vitals.
const every = new Set<unknown>([ConsentQuestion, InstantLinks, Tracking, VitalsReporter]);

test('the skip link leads to the main part, which can take the focus', () => {
  const html = renderToStaticMarkup(<ContentPage {...viewIn('normal')} />);
  expect(html).toMatch(/<a [^>]*href="#main"[^>]*>To the content<\/a>/);
  expect(html).toContain('<main id="main" tabindex="-1"></main>');
});

test.each([
  ['normal', undefined],
  ['preview', 'The component {name} failed'],
  ['edit', 'The component {name} failed'],
] as const)('in mode %s, a section that failed says of its component: %s', (mode, note) => {
  expect(blockErrorTexts(viewIn(mode)).componentNote).toBe(note);
});

test('only the picture of the first section of the main part is loaded before all others', () => {
  const { page, ...view } = viewIn('normal');
  const hero = (name: string): Rendering => {
    const image = { src: `/-/media/${name}.webp`, alt: name, width: 1920, height: 1080 };
    const fields = { Image: { value: image } };
    return { uid: name, componentName: 'HeroBanner', params: {}, fields, placeholders: {} };
  };
  const placeholders = {
    'headless-header': [hero('header')],
    'headless-main': [hero('first'), hero('second')],
    'headless-footer': [hero('footer')],
  };
  const html = renderToStaticMarkup(<ContentPage {...view} page={{ ...page, placeholders }} />);
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(pictures.map((tag) => /alt="(\w+)"/.exec(tag)?.[1])).toEqual([
    'header',
    'first',
    'second',
    'footer',
  ]);
  const early = pictures.filter((tag) => /fetchpriority="high"/i.test(tag));
  expect(early).toEqual([expect.stringContaining('alt="first"')]);
});

test('the main part can be replaced', () => {
  const page = <ContentPage {...viewIn('normal')} main={<h1>Search</h1>} />;
  expect(renderToStaticMarkup(page)).toContain('<main id="main" tabindex="-1"><h1>Search</h1>');
});

test.each([
  [{ kind: 'search' }, 1],
  [{ kind: 'all' }, 0],
] as const)('a page made to %j sections is marked as unavailable %i times', (plan, times) => {
  const page = <ContentPage {...viewIn('normal')} />;
  const attempt = { plan, errors: new Map<string, string>() };
  const html = renderAttempts.run(attempt, () => renderToStaticMarkup(page));
  expect(html.split(`<meta name="${pageStatusName}" content="503"/>`)).toHaveLength(times + 1);
});
