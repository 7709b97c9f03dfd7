import { style, styleVariants } from '@vanilla-extract/css';
import { layer, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { typeset } from '../Text/typeset.ts';
import * as rules from './rules.ts';

const { color } = vars;

export const region = style({ ...rules.scrollRegion, containerType: 'inline-size' });

export const table = style([tabularFigures, { ...typeset('body'), inlineSize: '100%' }]);

export const caption = styleVariants({
  visible: { textAlign: 'start', paddingBlockEnd: space.s },
  hidden: {},
});

/** Stays in view while the table scrolls horizontally. */
export const captionText = style({
  ...typeset('heading4'),
  display: 'inline-block',
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: '100cqi',
  color: color.heading,
});

const cell = style(rules.cell);

const aligned = { start: {}, end: { textAlign: 'end', whiteSpace: 'nowrap' } } as const;

export const bodyCell = styleVariants(aligned, (rule) => [cell, rule]);

export const headCell = styleVariants(aligned, (rule) => [cell, rules.columnHeading, rule]);

/** Aligns the first column with the surrounding text. */
const first = style({ paddingInlineStart: 0 });

export const firstColumn = styleVariants({
  plain: [first],
  sticky: [
    first,
    {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: layer.raised,
      maxInlineSize: '45cqi',
      backgroundColor: color.ground,
    },
  ],
});

export const rowHead = styleVariants(firstColumn, (column) => [cell, rules.rowHeading, column]);
