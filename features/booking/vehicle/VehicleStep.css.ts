import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: space.l,
});

globalStyle(`${fields} input[name='registration']`, {
  textTransform: 'uppercase',
  fontVariantNumeric: 'tabular-nums',
});

export const place = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const message = style({ ...typeset('small'), margin: 0, color: color.text });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});

export const note = style({ ...typeset('small'), margin: 0, color: color.textMuted });

/** The vehicle and the place after the first step. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
});

export const plate = style({
  ...typeset('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: `calc(${size.target} - ${space.xs})`,
  paddingInline: space.s,
  border: `${size.focusRing} solid ${color.borderStrong}`,
  borderRadius: vars.radius.s,
  color: color.heading,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style({ flex: '1 1 12rem', minInlineSize: 0, margin: 0 });

export const name = style({ ...typeset('label'), margin: 0, color: color.heading });

export const where = style({ ...typeset('small'), margin: 0, color: color.textMuted });
