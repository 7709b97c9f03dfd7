import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [from('laptop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space['2xl'] },
  },
});

/** A line separates it from what is to be filled in. */
export const aside = style({
  maxInlineSize: size.text,
  paddingInlineStart: space.l,
  borderInlineStart: `${size.focusRing} solid ${color.accent}`,
});
