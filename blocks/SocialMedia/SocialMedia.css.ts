import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

/** Less padding than a section, because it belongs to the content above it. */
export const place = style({
  paddingBlock: space.l,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  minBlockSize: size.target,
  color: vars.color.link,
});
