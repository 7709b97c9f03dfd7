import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/** The fields share a row from laptops up, and the actions the next one. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.m} ${space.m}`,
  alignItems: 'end',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('laptop')]: { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))' },
  },
});

export const actions = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  '@media': { [from('tablet')]: { gridColumn: '1 / 2' } },
});

export const nearest = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  // Without script, the browser's location can't be used.
  '@media': {
    '(scripting: none)': { display: 'none' },
    [from('tablet')]: { gridColumn: '2 / -1' },
  },
});

export const message = style({
  ...typeset('small'),
  minBlockSize: size.target,
  alignContent: 'center',
  margin: 0,
  color: vars.color.text,
});
