import { expect, test } from 'vitest';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { Question } from './askSite.ts';
import { brokenLinks, crawlChecks } from './crawlChecks.ts';
import { crawlSites } from './crawlSites.ts';

function page(body: string, head = ''): string {
  return `<html lang="sv"><head><title>A title</title>${head}</head><body>${body}</body></html>`;
}

/** Crawls a site with these pages. */
function crawl(pages: Readonly<Record<string, string>>, samples = 3) {
  const asked: string[] = [];
  const ask = async ({ address }: Question) => {
    asked.push(address);
    const body = pages[address] ?? '';
    const location = body.startsWith('/') ? body : undefined;
    const found = location === undefined ? 200 : 308;
    const status = pages[address] === undefined ? 404 : found;
    const type = address.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
    return { status, type, location, body };
  };
  const options = { sites: [testSite], port: 1, samples, ask };
  return crawlSites(options).then((result) => ({ ...result, asked }));
}

const part = '/sitemap-pages-sv.xml.gz';
const rest = {
  '/en': page(''),
  '/sitemap.xml': `<loc>https://carstore.example${part}</loc>`,
  [part]: '<loc>https://carstore.example/mapped</loc>',
};

test('all links within the group are followed, and broken ones are named with their page', async () => {
  const { broken, asked } = await crawl({
    ...rest,
    '/': page(
      '<a href="/a">a</a><a href="https://www.carstore.example/b?x=1">b</a><a href="mailto:a@b.c">c</a><a href="https://other.example/">d</a><img src="/p.webp">',
    ),
    '/a': page(
      '<a href="/gone">a</a><a href="/moved">b</a><a href="/a#here">c</a><a href="#there">d</a>',
    ),
    '/b?x=1': page('<i id="here"></i>'),
    '/moved': '/moved-too',
  });
  expect(new Set(asked)).toEqual(
    new Set([
      ...[
        '/sitemap.xml',
        part,
        '/',
        '/en',
        '/mapped',
        '/a',
        '/b?x=1',
        '/p.webp',
        '/gone',
        '/moved',
      ],
      '/moved-too',
    ]),
  );
  expect(brokenLinks({ broken, pages: [], addresses: 0 }).toSorted()).toEqual([
    `${part} links to carstore-se/mapped: status 404`,
    'carstore-se/ links to carstore-se/p.webp: status 404',
    'carstore-se/a links to carstore-se/a: there is no #here',
    'carstore-se/a links to carstore-se/a: there is no #there',
    'carstore-se/a links to carstore-se/gone: status 404',
    'carstore-se/a links to carstore-se/moved: status 404',
  ]);
});

test('only some of many similar pages are read', async () => {
  const cars = Array.from({ length: 9 }, (_, at) => `<a href="/bil/10000${at}/x">c</a>`);
  const { asked } = await crawl({ ...rest, '/mapped': page(''), '/': page(cars.join('')) }, 2);
  expect(asked.filter((address) => address.startsWith('/bil'))).toHaveLength(2);
});

test('pages with the same title are named, unless they are the same page', async () => {
  const own = '<link rel="canonical" href="https://carstore.example/">';
  const { 'duplicate titles': titles } = crawlChecks;
  const found = await crawl({
    '/sitemap.xml': '',
    '/': page('<a href="/?page=2">2</a><a href="/b">b</a><a href="/c">c</a>', own),
    '/?page=2': page('', own),
    '/en': page('').replace('"sv"', '"en"'),
    '/b': page(''),
    '/c': page('', '<meta name="robots" content="noindex">'),
  });
  expect(titles?.(found)).toEqual([
    'carstore-se sv: A title: https://carstore.example/, https://carstore.example/b',
  ]);
});

test('an alternate that doesn’t name the page in return is named', async () => {
  const { 'unreciprocated hreflang': hreflang } = crawlChecks;
  const alternate = (lang: string, path: string) =>
    `<link rel="alternate" hreflang="${lang}" href="https://carstore.example${path}">`;
  const both = alternate('sv', '/') + alternate('en', '/en');
  const mutual = await crawl({ '/sitemap.xml': '', '/': page('', both), '/en': page('', both) });
  expect(hreflang?.(mutual)).toEqual([]);
  const own = '<link rel="canonical" href="https://carstore.example/">';
  const filtered = await crawl({
    '/sitemap.xml': '',
    '/': page('<a href="/?a=b">f</a>', both + own),
    '/en': page('', both),
    '/?a=b': page('', own),
  });
  expect(hreflang?.(filtered)).toEqual([]);
  const oneSided = await crawl({ '/sitemap.xml': '', '/': page('', both), '/en': page('') });
  expect(hreflang?.(oneSided)).toEqual([
    'https://carstore.example/ names https://carstore.example/en as en, but not the other way',
  ]);
});

test('all versions of the read pages are read, and missing ones are broken links', async () => {
  const alternate =
    '<link rel="alternate" hreflang="en" href="https://carstore.example/en/bil/200000/x">';
  const { asked, broken } = await crawl(
    {
      ...rest,
      '/mapped': page(''),
      '/': page('<a href="/bil/100000/x">c</a>'),
      '/bil/100000/x': page('', alternate),
    },
    1,
  );
  expect(asked).toContain('/en/bil/200000/x');
  expect(broken.map(({ target }) => target)).toEqual(['carstore-se/en/bil/200000/x']);
});
