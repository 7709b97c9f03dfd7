import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const elsewhere = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
});

/** In columns, so that the links of several rows are aligned. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), auto))',
  justifyContent: 'start',
  columnGap: space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: `${space.xs} ${space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A logo, or the name of the brand in type. */
export const brand = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: size.target,
  color: color.heading,
});

export const logo = style({
  display: 'block',
  // The picture fills it.
  position: 'relative',
  flexShrink: 0,
  // As wide as a logo, so that the names beside it have room.
  aspectRatio: '4 / 3',
  blockSize: space.xl,
});

globalStyle(`${logo} img`, { objectFit: 'contain' });

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'grid', gap: space.l } },
});

export const workshops = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const workshop = style({ display: 'grid', gap: space['2xs'], alignContent: 'start' });
