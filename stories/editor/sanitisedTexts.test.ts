import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { sanitizeRichText } from '#design-system/RichText/sanitize.ts';
import { readHtml } from '#editor/richText/html/readHtml.ts';
import { writeHtml } from '#editor/richText/html/writeHtml.ts';

const tags = [
  ...['p', 'h1', 'h2', 'h4', 'ul', 'ol', 'li', 'blockquote', 'div', 'table', 'tr', 'td', 'th'],
  ...['a', 'strong', 'b', 'em', 'span', 'sub', 'abbr', 'dl', 'dt', 'dd', 'script', 'img', 'iframe'],
];
const attributes = fc.constantFrom(
  ...['', ' href="/kop-bil"', ' href="javascript:alert(1)"', ' target="_blank"', ' onclick="x()"'],
  ...[
    ' id="terms"',
    ' lang="en"',
    ' colspan="2"',
    ' style="color: red"',
    ' title="A &quot;B&quot;"',
  ],
);
const opening = fc
  .tuple(fc.constantFrom(...tags), attributes)
  .map(([tag, own]) => `<${tag}${own}>`);
const closing = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const words = fc.constantFrom('Bil', ' ', '3 &lt; 4', '&amp;', '<br>', '\u00a0', '&nbsp;');
const htmls = fc
  .array(fc.oneof(opening, closing, words), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** As the site shows it; it writes `rel` and `target` itself, and `<br />`. */
function shown(html: string): string {
  return sanitizeRichText(html)
    .replaceAll(/ (?:rel|target)="[^"]*"/g, '')
    .replaceAll(' />', '>');
}

property.prop([htmls])('the site shows all that the editor of formatted texts writes', (html) => {
  const written = writeHtml(readHtml(html, 'stored').doc);
  expect(shown(written)).toBe(written.replaceAll(' target="_blank"', ''));
  // Once it is written, it stays as it is.
  expect(writeHtml(readHtml(written, 'stored').doc)).toBe(written);
});
