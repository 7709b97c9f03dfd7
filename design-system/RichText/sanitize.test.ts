import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { kindOfHref } from '../Link/href.ts';
import { sanitizeRichText } from './sanitize.ts';

describe('sanitizeRichText keeps', () => {
  test.each([
    ['paragraphs', '<p>Ett <strong>tryggt</strong> <em>köp</em></p>'],
    ['headings 2 to 4', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
    ['lists', '<ul><li>A</li></ul><ol start="3"><li>B</li></ol>'],
    ['definitions', '<dl><dt>Motor</dt><dd>El</dd></dl>'],
    ['quotes and breaks', '<blockquote>Hej<br />då</blockquote><hr />'],
    ['another language', '<p><span lang="fi">Tervetuloa</span></p>'],
    ['pages of the site', '<a href="/kop-bil?car_fuel=El">Elbilar</a>'],
    ['phone and mail', '<a href="tel:+4681234567">Ring</a><a href="mailto:a@b.example">Skriv</a>'],
    ['text that looks like a tag', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    [
      'tables',
      '<table><caption>Pris</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
  ])('%s', (_what, html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });
});

describe('sanitizeRichText normalises', () => {
  test.each([
    ['a second page heading', '<h1>A</h1>', '<h2>A</h2>'],
    ['headings beyond the fourth', '<h5>A</h5><h6>B</h6>', '<h4>A</h4><h4>B</h4>'],
    ['old elements', '<b>A</b> <i>B</i>', '<strong>A</strong> <em>B</em>'],
    ['unknown elements', '<font color="red">A</font><center>B</center>', 'AB'],
    ['empty paragraphs', '<p>A</p><p>&nbsp;</p><p><br></p><h2> </h2>', '<p>A</p>'],
    ['unclosed elements', '<p><strong>A', '<p><strong>A</strong></p>'],
    [
      'links to other sites',
      '<a href="https://a.example/" class="x" id="y">A</a>',
      '<a href="https://a.example/" rel="noopener noreferrer" id="y">A</a>',
    ],
    [
      'links that open a new tab',
      '<a href="/villkor" target="_blank" rel="opener">A</a>',
      '<a href="/villkor" target="_blank" rel="noopener noreferrer">A</a>',
    ],
    ['tabs opened for a call', '<a href="tel:1" target="_blank">A</a>', '<a href="tel:1">A</a>'],
    ['named targets', '<a href="/a" target="main">A</a>', '<a href="/a">A</a>'],
  ])('%s', (_what, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });
});

describe('sanitizeRichText keeps the targets of links', () => {
  test.each([
    ['ids', '<h2 id="Villkor-2026">A</h2>', '<h2 id="Villkor-2026">A</h2>'],
    ['ids of renamed elements', '<h1 id="vård">A</h1>', '<h2 id="vård">A</h2>'],
    ['names', '<p><a name="villkor"></a>A</p>', '<p><span id="villkor"></span>A</p>'],
    ['names of links', '<a name="a" href="#b">A</a>', '<a href="#b" id="a">A</a>'],
  ])('%s', (_what, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });
});

test('links get the address that the site reads', () => {
  const html = '<a href="www.a.example">A</a><a href="tel:1/2">B</a>';
  const readHref = (href: string) => (href.startsWith('www.') ? `https://${href}` : undefined);
  expect(sanitizeRichText(html, readHref)).toBe(
    '<a href="https://www.a.example" rel="noopener noreferrer">A</a><span>B</span>',
  );
});

describe('sanitizeRichText removes', () => {
  test.each([
    ['scripts', 'A<script>alert(1)</script>', 'A'],
    [
      'scripts in scripts',
      'A<scr<script>ipt>alert(1)</scr</script>ipt>',
      'Aipt&gt;alert(1)ipt&gt;',
    ],
    ['styles', '<style>*{display:none}</style><p style="color:red">A</p>', '<p>A</p>'],
    ['event handlers', '<p onclick="alert(1)" onmouseover=alert(1)>A</p>', '<p>A</p>'],
    ['pictures and their handlers', 'A<img src=x onerror=alert(1)>', 'A'],
    [
      'vector pictures',
      '<svg onload=alert(1)><a href="javascript:1">A</a></svg>',
      '<span>A</span>',
    ],
    ['frames', 'A<iframe src="https://a.example"></iframe>', 'A'],
    ['objects', 'A<object data="x"></object><embed src="x">', 'A'],
    ['forms', '<form action="//a.example"><input name="a"><button>A</button></form>', 'A'],
    ['comments', 'A<!-- <script>alert(1)</script> -->', 'A'],
    ['base and meta', '<base href="//a.example"><meta http-equiv="refresh">A', 'A'],
    [
      'classes, data and roles',
      '<p class="a" data-part="c" role="d" data-third-party="youtube">A</p>',
      '<p>A</p>',
    ],
    ['script addresses', '<a href="javascript:alert(1)">A</a>', '<span>A</span>'],
    [
      'encoded script addresses',
      '<a href="java&#10;script&colon;alert(1)">A</a>',
      '<span>A</span>',
    ],
    ['data addresses', '<a href="data:text/html,x">A</a>', '<span>A</span>'],
    ['links without an address', '<a>A</a>', '<span>A</span>'],
    ['marks', 'A<template data-third-party="youtube"></template>', 'A'],
    ['ids of the page', '<p id="main">A</p>', '<p>A</p>'],
    [
      'names of global variables',
      '<p id="dataLayer">A</p><a name="__next_f">B</a>',
      '<p>A</p><span>B</span>',
    ],
    [
      'elements between those that exclude each other',
      '<p>A<font><table><tr><td>B</td></tr></table></font></p>',
      '<p>A</p><table><tr><td>B</td></tr></table>',
    ],
    ['ids that aren’t words', '<p id="a b">A</p><p id="1">B</p>', '<p>A</p><p>B</p>'],
  ])('%s', (_what, html, expected) => {
    expect(sanitizeRichText(html)).toBe(expected);
  });
});

/** Fragments of attacks, concatenated in any order. */
const pieces = fc.constantFrom(
  ...['<', '>', '"', "'", '/', '=', ' ', '\n', '\0', '`', '&', '&lt;', '&quot;', '&#x3c;', '--'],
  ...['<!--', '-->', '<![CDATA[', ']]>', '</', '/>', '<a', '<p', '<table', '</table>', '<caption>'],
  ...['<script', '</script>', '<style>', '<svg', '<math><mtext>', '<iframe', '<noscript>', '<xmp>'],
  ...['<img', '<textarea>', '<template>', '<title>', '<plaintext>', '<form', '<input', '<base'],
  ...[' onerror=', ' onload=', ' onclick=', ' style=', ' src=', ' href=', ' target=_blank', ' id='],
  ...['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'data:text/html,', 'vbscript:', '//a.example'],
  ...['alert(1)', 'x', '/kop-bil', 'mailto:a@b.example'],
);

const hostile = fc
  .array(fc.oneof({ weight: 8, arbitrary: pieces }, fc.string()), { maxLength: 40 })
  .map((parts) => parts.join(''));

const names =
  'h[234]|p|div|blockquote|hr|br|ul|ol|li|dl|dt|dd|a|strong|em|span|small|sub|sup|s|u|abbr|code|table|caption|thead|tbody|tfoot|tr|th|td';
const attributes = 'lang|dir|id|href|target|rel|title|start|reversed|colspan|rowspan|scope';
const allowedTag = new RegExp(`</?(?:${names})(?: (?:${attributes})(?:="[^"<>]*")?)*(?: /)?>`, 'g');

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('sanitizeRichText, for arbitrary input,', () => {
  propertyTest.prop([hostile], { numRuns: 3000 })('outputs only allowed tags', (html) => {
    expect(sanitizeRichText(html).replace(allowedTag, '')).not.toMatch(/[<>]/);
  });

  propertyTest.prop([hostile], { numRuns: 3000 })('outputs no script addresses', (html) => {
    // Only inside tags: text content may legitimately contain href="".
    for (const [, href = ''] of sanitizeRichText(html).matchAll(/<[^>]* href="([^"]*)"/g)) {
      expect(kindOfHref(decode(href))).not.toBe('refused');
    }
  });

  propertyTest.prop([hostile], { numRuns: 1000 })('is idempotent', (html) => {
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(once)).toBe(once);
  });
});
