import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const equipment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.l}`,
  '@media': {
    [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: 0 },
  },
});

export const layouts = styleVariants({
  standard: [
    equipment,
    { '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  ],
  // Half as wide, beside the technical data.
  facility: [equipment],
});

export const piece = style({ display: 'flex', gap: space.xs, minInlineSize: 0 });

export const check = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: vars.color.accent,
});
