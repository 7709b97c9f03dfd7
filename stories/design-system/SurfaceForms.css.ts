import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const ground = style({ padding: space.l });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space.l,
  alignItems: 'start',
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  maxInlineSize: '24rem',
});
