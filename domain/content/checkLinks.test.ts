import { describe, expect, test } from 'vitest';
import type { Locale } from '../sites/site.ts';
import { testSite } from '../sites/testing/testSite.ts';
import { createLinkCheck } from './checkLinks.ts';

const site = testSite;

const paths = new Map<Locale, ReadonlySet<string>>([
  ['sv', new Set(['/', '/salj-bil', '/om-oss/kör', '/bilar/,-w-,'])],
  ['en', new Set(['/', '/salj-bil'])],
]);

const checks = {
  sv: createLinkCheck({ site, paths }, 'sv'),
  en: createLinkCheck({ site, paths }, 'en'),
};

describe('a link on a page in the default language', () => {
  test.each([
    '/',
    '/salj-bil',
    '/salj-bil/',
    '/salj-bil?a=b#c',
    '/?a=b',
    '/om-oss/k%C3%B6r',
    '/om-oss/kör',
    '/bilar/volvo',
    'https://carstore.example',
    'https://www.carstore.example/salj-bil',
    '//CARSTORE.example/salj-bil#c',
  ])('may lead to %s', (href) => {
    expect(checks.sv(href)).toBeUndefined();
  });

  test.each([
    '#villkor',
    'mailto:hej@carstore.example',
    'tel:+46846500480',
    'https://nordvik.example/salj-bil-nu',
    '//carstore.example.com/borta',
    '/-/media/carstore-se/prislista.pdf',
    '/sitemap.xml',
    'relative',
    '?page=2',
  ])('to %s is not checked', (href) => {
    expect(checks.sv(href)).toBeUndefined();
  });

  test.each([
    '/borta',
    '/salj-bil/mer',
    '/Salj-Bil',
    '/sv',
    '/100%',
    'https://carstore.example/borta',
    '/en/borta',
  ])('to %s leads to no page', (href) => {
    expect(checks.sv(href)).toBe(`leads to ${href}, which is no page`);
  });

  test.each(['/en', '/en/salj-bil'])('to %s leads into another language', (href) => {
    expect(checks.sv(href)).toBe(`leads to ${href}, which is in another language (en)`);
  });
});

describe('a link on a page in another language', () => {
  test.each(['/en', '/en/', '/en?a=b', '/en/salj-bil'])('may lead to %s', (href) => {
    expect(checks.en(href)).toBeUndefined();
  });

  test('must include the language', () => {
    const problem = 'leads to /salj-bil, which is in another language (sv)';
    expect(checks.en('/salj-bil')).toBe(problem);
  });

  test('needs the page to exist in that language', () => {
    expect(checks.en('/en/om-oss/kör')).toBe('leads to /en/om-oss/kör, which is no page');
  });
});
