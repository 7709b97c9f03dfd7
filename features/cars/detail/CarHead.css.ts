import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { color, density, radius } = vars;

/** The parts of the head: name and prices, and what follows them. */
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  minInlineSize: 0,
  '@media': { print: { gap: space.s } },
});

export const names = style({ display: 'grid', gap: space.xs });

export const prices = style({
  display: 'grid',
  gap: space.s,
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const priceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});

/** On phones the same link is in the bar at the lower edge of the window. */
export const call = style({
  display: 'grid',
  '@media': {
    [`screen and (max-width: ${breakpointPx('laptop') - 0.02}px)`]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const place = style({ display: 'grid', gap: space['2xs'], justifyItems: 'start' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

/** For paper only. */
export const webAddress = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
