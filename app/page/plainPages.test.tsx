import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { carstoreSe } from '#sites/carstore-se.ts';
import { outageTexts } from '#sites/outageTexts.ts';
import { onlyDay } from '#themes/nightSwitch.ts';
import { pageStatusName } from '../pageCache/pageStatus.ts';
import { noteIsOnlyLight } from '../site/onlyLightSites.ts';
import type { SiteView } from './contentView.ts';
import { MissingPage } from './MissingPage.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';

const texts = { notFoundTitle: 'Not here', notFoundText: 'Try the start.', notFoundHome: 'Start' };
const { dictionary } = parseDictionary(new Map(Object.entries(texts)));
const view: SiteView = {
  address: { site: carstoreSe, locale: 'en' },
  path: '/nowhere',
  query: '',
  dictionary,
  settings: testSettings,
};
const missing = <MissingPage kind="missing" {...view} shown={undefined} />;
const unavailable = <UnavailablePage address={view.address} shown={undefined} />;

/** The texts of the elements with a name. */
function textsOf(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'g'))].map(([element]) =>
    element.replaceAll(/<[^>]*>/g, ''),
  );
}

describe.each([
  ['a missing page without one from editors', missing, '404', texts.notFoundTitle],
  ['a page while the platform fails', unavailable, '503', outageTexts.en.title],
] as const)('%s', (_what, page, status, title) => {
  const html = renderToStaticMarkup(page);

  test('has one heading, in the main part', () => {
    expect(textsOf(html, 'h1')).toEqual([title]);
    expect(html).not.toMatch(/<h[2-6]/);
    expect(/<main>.*<\/main>/s.exec(html)?.[0]).toContain('<h1');
  });

  test('tells the page cache its status', () => {
    expect(html).toContain(`<meta name="${pageStatusName}" content="${status}"/>`);
  });

  test('has the fonts of the site', () => {
    expect(html).toMatch(/<style [^>]*data-href="fonts-carstore"|<style href="fonts-carstore"/);
  });
});

test('a missing page leads to the start page of the language', () => {
  const html = renderToStaticMarkup(missing);
  expect(html).toMatch(/<a [^>]*href="\/en"[^>]*>/);
  expect(textsOf(html, 'a')).toEqual([texts.notFoundHome]);
  expect(textsOf(html, 'p')).toEqual([texts.notFoundText]);
});

test('while the platform fails, a site that stays light has a light page', () => {
  const isLight = () =>
    renderToStaticMarkup(unavailable).includes(`<meta name="color-scheme" content="${onlyDay}"/>`);
  expect(isLight()).toBe(false);
  noteIsOnlyLight(carstoreSe.id, true);
  expect(isLight()).toBe(true);
  noteIsOnlyLight(carstoreSe.id, false);
});

test('while the platform fails, the page says what to do and whom to phone', () => {
  const html = renderToStaticMarkup(unavailable);
  const { body, advice, reloadLabel } = outageTexts.en;
  for (const text of [body, advice, reloadLabel]) expect(html).toContain(text);
  expect(html).toContain(`href="${carstoreSe.phone.href}"`);
});
