import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testFrame } from '#cms/testing/testFrame.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { PageMode } from '#domain/content/page.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { InstantLinks } from '../links/InstantLinks.tsx';
import { pageStatusName } from '../pageCache/pageStatus.ts';
import { renderAttempts } from '../renderAttempt.ts';
import { Tracking } from '../tracking/Tracking.tsx';
import { ContentPage } from './ContentPage.tsx';
import type { LoadedView } from './loadPageView.ts';
import { testContent, testView } from './testing/testView.ts';

function viewIn(mode: PageMode): LoadedView {
  const texts = { skipToContent: 'To the content', consentTitle: 'May we count?' };
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

const every = new Set<unknown>([ConsentQuestion, InstantLinks, Tracking]);

test('the skip link leads to the main part, which can take the focus', () => {
  const html = renderToStaticMarkup(<ContentPage {...viewIn('normal')} />);
  expect(html).toMatch(/<a [^>]*href="#main"[^>]*>To the content<\/a>/);
  expect(html).toContain('<main id="main" tabindex="-1"></main>');
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
