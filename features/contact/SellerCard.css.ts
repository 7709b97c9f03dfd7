import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  minInlineSize: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: radius.l,
  '@media': { print: { display: 'none' } },
});

export const facility = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  '@media': { print: { gap: space['2xs'] } },
});

export const people = style({
  display: 'grid',
  gap: space.m,
  paddingBlockStart: space.l,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': { print: { gap: space['2xs'], paddingBlockStart: 0, borderBlockStart: 0 } },
});

export const list = style({
  display: 'grid',
  // Wide enough for most e-mail addresses.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.l,
  listStyle: 'none',
  padding: 0,
});

export const person = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  '@media': { print: { gap: 0 } },
});

/** A link that leads on within the site is of no use on paper. */
export const wayOn = style({ '@media': { print: { display: 'none' } } });

export const name = style(typeset('label'));
