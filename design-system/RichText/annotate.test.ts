import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import { sanitizeRichText } from './sanitize.ts';

const labels = { newTabLabel: 'öppnas i ny flik', tableLabel: 'Tabell' };

const region = (name: string) =>
  `<div data-part="table" role="region" aria-label="${name}" tabindex="0">`;

describe('annotate', () => {
  test.each([
    ['leaves plain text unchanged', '<p>Hej</p>', '<p>Hej</p>'],
    ['leaves ordinary links unchanged', '<a href="/a">A</a>', '<a href="/a">A</a>'],
    [
      'marks links that open a new tab',
      '<a href="/a">A</a> <a href="/b" target="_blank" rel="noopener noreferrer"><em>B</em></a>',
      '<a href="/a">A</a> <a href="/b" target="_blank" rel="noopener noreferrer"><em>B</em><span data-part="new-tab"> (öppnas i ny flik)</span></a>',
    ],
    [
      'names the region of a table after its caption',
      '<table><caption>Priser <em>"2026"</em></caption></table>',
      `${region('Priser &quot;2026&quot;')}<table><caption>Priser <em>"2026"</em></caption></table></div>`,
    ],
    [
      'numbers tables without a caption',
      '<table></table><table><caption> </caption></table>',
      `${region('Tabell')}<table></table></div>${region('Tabell 2')}<table><caption> </caption></table></div>`,
    ],
    [
      'wraps only the outer one of nested tables',
      '<table><tr><td><table></table></td></tr></table>',
      `${region('Tabell')}<table><tr><td><table></table></td></tr></table></div>`,
    ],
  ])('%s', (_what, html, expected) => {
    expect(annotate(html, labels)).toBe(expected);
  });

  test('escapes its labels', () => {
    const html = '<a href="/b" target="_blank">B</a><table></table>';
    const hostile = { newTabLabel: '<script>', tableLabel: '" onfocus="alert(1)' };
    expect(annotate(html, hostile)).not.toMatch(/<script>|" onfocus/);
  });

  const piece = fc.constantFrom('<table>', '</table>', '<td>', '<a target=_blank href=/>', '</a>');
  const html = fc.array(fc.oneof(piece, fc.string())).map((parts) => parts.join(''));

  propertyTest.prop([html])('closes every region it opens', (dirty) => {
    const result = annotate(sanitizeRichText(dirty), labels);
    const opened = result.match(/<div /g)?.length ?? 0;
    expect(result.match(/<\/div>/g)?.length ?? 0).toBe(opened);
  });

  const note = fc.string({ minLength: 1 });
  propertyTest.prop([note])('adds no markup from the label', (newTabLabel) => {
    const result = annotate('<a target="_blank">A</a>', { ...labels, newTabLabel });
    expect(result.match(/[<>]/g)).toHaveLength(8);
  });
});
