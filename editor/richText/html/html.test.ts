import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlBounds, readHtml } from './readHtml.ts';
import { writeHtml } from './writeHtml.ts';

function rewritten(html: string): string {
  return writeHtml(readHtml(html, 'stored').doc);
}

function pasted(html: string): string {
  return writeHtml(readHtml(html, 'pasted').doc);
}

describe('what is stored', () => {
  test('all formatted texts of the demo are written as they are read', () => {
    const texts = readdirSync('demo/content', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .flatMap((path) => htmlIn(parse(readFileSync(`demo/content/${path}`, 'utf8'))));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((html) => rewritten(html) !== html)).toEqual([]);
  });

  test.each([
    'Text alone, 3 &lt; 4 &amp; 5 &gt; 4',
    '<h2 id="terms">Terms</h2><h3>One</h3><h4>Two</h4><p>A<br>B</p><hr><blockquote><p>C</p></blockquote>',
    '<p><strong>a<em>b</em></strong> <u>c</u> <s>d</s> <small>e</small> H<sub>2</sub>O m<sup>2</sup> <code>f</code></p>',
    '<p><abbr title="Vehicle tax &quot;VED&quot;">VED</abbr> <span lang="fr">bon</span></p>',
    '<p><a href="/kop?a=1&amp;b=2#top" target="_blank">Buy</a> <a href="mailto:a@b.se">Write</a></p>',
    '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ul>',
    '<ol start="3" reversed=""><li>One</li></ol>',
    '<dl><dt>Word</dt><dd>Meaning</dd></dl>',
    '<div lang="en"><p>One</p></div>',
    '<table><caption>Prices</caption><thead><tr><th scope="col">Car</th><th>Price</th></tr></thead><tbody><tr><td colspan="2">One</td></tr><tr><td></td><td><p>Two</p></td></tr></tbody></table>',
    '<table><tr><td>One</td></tr></table>',
  ])('%s is written as it is read', (html) => {
    expect(rewritten(html)).toBe(html);
    expect(readHtml(html, 'stored')).toMatchObject({ dropped: [], isCut: false });
  });

  test.each([
    ['<p>One</p>\n\n<p> Two  three\n</p>', '<p>One</p><p>Two three</p>'],
    ['<p>One</p><p></p><p> </p>', '<p>One</p>'],
    ['One<p>Two</p>Three', 'One<p>Two</p>Three'],
    ['<h1>A</h1><h6>B</h6>', '<h2>A</h2><h4>B</h4>'],
    ['<b>A</b><i>B</i>', '<strong>A</strong><em>B</em>'],
    ['<ul><p>A</p>B</ul>', '<ul><li><p>A</p></li><li>B</li></ul>'],
    ['<tr><td>A</td></tr>', 'A'],
    ['A<li>B</li>', '<p>A</p><p>B</p>'],
    ['<p>A<ul><li>B</li></ul></p>', '<p>A</p><ul><li>B</li></ul>'],
    ['', ''],
  ])('%s is written as %s', (html, expected) => {
    expect(rewritten(html)).toBe(expected);
  });

  test('what the site doesn’t show is named', () => {
    const html =
      '<p class="x" style="color: red"><img src="a.jpg">A<font>B</font></p><iframe src="b"></iframe>';
    const { dropped } = readHtml(html, 'stored');
    expect(dropped).toEqual(['class', 'style', '<img>', '<iframe>']);
    expect(rewritten(html)).toBe('<p>AB</p>');
  });

  function htmlIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return /<[a-z][^>]*>/i.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
  }
});

describe('no script is left', () => {
  test.each([
    '<script>alert(1)</script><p>A</p>',
    '<p onclick="alert(1)">A</p>',
    '<p><a href="javascript:alert(1)">A</a></p>',
    '<p><a href="java&#10;script:alert(1)">A</a></p>',
    '<p><a href="data:text/html,<script>alert(1)</script>">A</a></p>',
    '<svg><script>alert(1)</script></svg><p>A</p>',
    '<p>A<img src=x onerror=alert(1)></p>',
    '<style>@import "javascript:alert(1)"</style><p>A</p>',
    '<math><mtext></mtext><script>alert(1)</script></math><p>A</p>',
    '<p>A</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<template><script>alert(1)</script></template><p>A</p>',
    '<p>A<!--<script>alert(1)</script>--></p>',
  ])('%s', (html) => {
    expect(rewritten(html)).toBe('<p>A</p>');
    expect(pasted(html)).toBe('<p>A</p>');
  });
});

describe('what is pasted', () => {
  test('from a word processor: lists are lists, and its styles are gone', () => {
    const entry = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color:red}</style><title>T</title><xml>x</xml></head><body lang=SV><!--StartFragment-->
<h1><a name="_Toc1"></a>Terms</h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and <span style='font-style:italic'>italic</span><o:p>&nbsp;</o:p></p>
${entry(1, '·', 'One')}${entry(2, 'o', 'Two')}${entry(1, '·', 'Three')}${entry(1, '1.', 'First')}
<!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe(
      '<h2>Terms</h2><p><strong>Bold</strong> and <em>italic</em>\u00a0</p>' +
        '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><ol><li>First</li></ol>',
    );
  });

  test('from an online editor: the bold element around everything isn’t bold', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-1"><p dir="ltr"><span style="font-weight:700">A</span><span> b</span></p></b>';
    expect(pasted(html)).toBe('<p><strong>A</strong> b</p>');
  });

  test('from a page: its divisions and languages are gone', () => {
    const html = '<div class="x"><div><p lang="en" id="a">A</p></div>B</div>';
    expect(pasted(html)).toBe('<p>A</p>B');
  });

  test('is cut at its bounds', () => {
    const paragraph = `<p class=MsoNormal style='margin:0cm'><span lang=EN-US style='font-size:11pt'>Word after word.</span></p>`;
    const html = paragraph.repeat(Math.ceil(10_000_000 / paragraph.length));
    const { doc, isCut } = readHtml(html, 'pasted');
    expect(isCut).toBe(true);
    expect(doc.textContent.length).toBeLessThanOrEqual(htmlBounds.text + 50_000);
  });

  test('however deep it is', () => {
    const html = `${'<div><ul><li>'.repeat(20_000)}A${'<b>'.repeat(20_000)}B`;
    expect(pasted(html)).toContain('A');
    expect(rewritten(html)).toContain('B');
  });
});
