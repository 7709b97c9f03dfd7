import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density } = vars;

const shortest = '9rem';

function columnsFrom(width: string): string {
  return `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;
}

export const numbers = style({
  display: 'grid',
  // Two columns on a phone, or one if two don't fit.
  gridTemplateColumns: columnsFrom(`max(${shortest}, 50% - ${density.gap})`),
  gap: `${space.l} ${density.gap}`,
  '@media': { [from('landscape')]: { gridTemplateColumns: columnsFrom(shortest) } },
});

/** The value is shown first but comes second in the document, after the title that it belongs to. */
export const number = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['2xs'],
  minInlineSize: 0,
  paddingBlockStart: space.m,
  borderBlockStart: `${size.focusRing} solid ${color.accent}`,
  // An odd last number spans the row.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [from('landscape')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
  },
});

export const value = style({
  ...typeset('heading2'),
  color: color.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from('tablet')]: typeset('heading1') },
});

export const title = style({ ...typeset('body'), color: color.textMuted });
