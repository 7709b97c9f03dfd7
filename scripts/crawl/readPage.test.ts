import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';

const html = `<!DOCTYPE html><html lang="sv"><head>
<title>A &amp; B</title><meta name="robots" content="noindex"/>
<link rel="canonical" href="https://a.example/x"/>
<link rel="alternate" hreflang="nb-NO" href="https://b.example/y"/>
<link rel="alternate" type="application/rss+xml" href="/feed"/>
<link rel="stylesheet" href="/s.css" data-precedence="next"/>
<script src="/s.js" async=""></script><script>"<a href=\\"/no\\">"</script></head>
<body><a class="x" href="/a?b=1&amp;c=2#d">x</a><a href='/e'>y</a><img alt="a > b" src="/p.webp"/><h2 id="d">z</h2></body></html>`;

test('links, resources, ids and the facts of the head are read', () => {
  expect(readPage(html)).toEqual({
    title: 'A & B',
    canonical: 'https://a.example/x',
    alternates: [{ hreflang: 'nb-NO', href: 'https://b.example/y' }],
    links: ['/a?b=1&c=2#d', '/e'],
    resources: ['/p.webp', '/s.js', '/s.css'],
    ids: new Set(['d']),
    isIndexed: false,
  });
});
