import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius } = vars;

const column = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const ring = {
  outline: `${size.focusRing} solid ${color.focus}`,
  outlineOffset: size.focusRing,
} as const;

export const confirmation = style({ ...column, gap: space.xl });

/** A printed confirmation is a receipt: of the page, only what it is in and what is in it stay. */
globalStyle(
  `body:has(${confirmation}) :not(:has(${confirmation}), ${confirmation}, ${confirmation} *)`,
  {
    '@media': { print: { display: 'none !important' } },
  },
);

export const head = style({ ...column, gap: space.xs });

export const sign = style({ color: color.success });

export const title = style({
  ...typeset('heading2'),
  color: color.heading,
  margin: 0,
  // With the sign above it.
  scrollMarginBlockStart: `calc(${size.iconL} + ${space.xs} + ${space.l})`,
  selectors: { '&:focus-visible': ring },
});

export const text = style({ ...typeset('lead'), color: color.text, margin: 0 });

export const number = style({ ...typeset('body'), color: color.textMuted, margin: 0 });

export const columns = style({
  ...column,
  gap: space.l,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = style({
  padding: density.card,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
});

export const aside = style({ ...column, gap: space.l });

export const way = style({ ...column, gap: space.s });

export const download = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: `max(${size.target}, ${density.control})`,
  color: color.link,
  textDecorationLine: 'none',
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  selectors: { '&:hover': { color: color.linkHover }, '&:focus-visible': ring },
});

export const change = style({ ...column, gap: space.xs, justifyItems: 'start' });

export const changeTitle = style({ ...typeset('heading4'), color: color.heading, margin: 0 });

export const note = style({ ...typeset('body'), color: color.text, margin: 0 });
