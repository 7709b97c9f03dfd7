import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const gap = styleVariants({ none: '0', ...space, gap: vars.density.gap }, (value) => ({
  gap: value,
}));

export const stack = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap,
    direction: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row' },
      'row-from-tablet': {
        flexDirection: 'column',
        '@media': { [from('tablet')]: { flexDirection: 'row' } },
      },
    },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: {
      wrap: { flexWrap: 'wrap' },
      nowrap: { flexWrap: 'nowrap' },
    },
  },
});
