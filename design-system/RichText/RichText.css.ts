/** Editors' HTML has no classes, so these styles, and only these, select by element name. */

import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { selectorForEach } from '#themes/selectorForEach.ts';
import * as table from '../Table/rules.ts';
import { typeset } from '../Text/typeset.ts';

const { color, text } = vars;

export const richText = style({ ...typeset('body'), color: color.text });

type Rule = Parameters<typeof globalStyle>[1];

function each(selectors: string, write: (selector: string) => string, rule: Rule): void {
  globalStyle(selectorForEach(selectors.split(', '), write), rule);
}

function within(selectors: string, rule: Rule): void {
  each(selectors, (selector) => `${richText} :where(${selector})`, rule);
}

within('p, ul, ol, dl, blockquote, h2, h3, h4', { maxInlineSize: size.text });

/*
 * Space between the parts of a text. No selector is `* + p` or `h2 + *`: with such a rule, browsers compute the styles of
 * everything after an element, on the whole page, whenever an element is added or removed.
 */
function spaceBefore(parts: string, marginBlockStart: string, text: string = richText): void {
  each(parts, (part) => `${text} > ${part}:where(:not(:first-child))`, { marginBlockStart });
}

function spaceAfter(before: string, marginBlockStart: string, text: string = richText): void {
  each('p, ul, ol, dl, h2, h3, h4', (part) => `${text} > ${before} + ${part}`, {
    marginBlockStart,
  });
}

spaceBefore('p, ul, ol, dl, div', space.m);
spaceBefore('h2', space['2xl']);
spaceBefore('h3, h4', space.xl);
for (const heading of ['h2', 'h3', 'h4']) spaceAfter(heading, space.xs);
// The class twice, so that it also applies directly after a heading.
const twice = `${richText}${richText}`;
for (const part of ['blockquote', 'hr', '[data-part="table"]']) {
  spaceBefore(part, space.xl, twice);
  spaceAfter(part, space.xl, twice);
}

within('h2, h3, h4', { color: color.heading });
within('h2', typeset('heading3'));
within('h3', typeset('heading4'));
within('h4', { fontWeight: text.label.weight });

within('a', {
  color: color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: '0.2em',
});
within('a:hover', { color: color.linkHover });

within('ul', { listStyleType: 'disc' });
within('ol', { listStyleType: 'decimal' });
within('ul, ol', { paddingInlineStart: '1.35em' });
within('li + li, li > ul, li > ol', { marginBlockStart: space.xs });
within('li::marker', { color: color.accent });
within('dt', { fontWeight: text.label.weight, color: color.heading });
within('dd + dt', { marginBlockStart: space.s });

within('blockquote', {
  paddingInlineStart: space.l,
  borderInlineStart: `${size.focusRing} solid ${color.accent}`,
  ...typeset('lead'),
});
within('hr', { blockSize: size.hairline, backgroundColor: color.border });
within('code', { fontFamily: 'ui-monospace, monospace', fontSize: '0.92em' });
within('sub, sup', { fontSize: '0.75em', lineHeight: 0 });

within('[data-part="table"]', table.scrollRegion);
within('table', { inlineSize: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
within('caption', {
  ...typeset('heading4'),
  paddingBlockEnd: space.s,
  textAlign: 'start',
  color: color.heading,
});
within('th, td', table.cell);
within('thead th', table.columnHeading);
within('tbody th', table.rowHeading);
within('th:first-child, td:first-child', { paddingInlineStart: 0 });
