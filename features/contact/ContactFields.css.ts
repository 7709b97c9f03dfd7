import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

export const wishes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
