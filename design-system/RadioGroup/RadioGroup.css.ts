import { recipe } from '@vanilla-extract/recipes';
import { space } from '#themes/contract.css.ts';

export const choices = recipe({
  variants: {
    variant: { plain: {}, card: { display: 'grid', gap: space.s } },
    direction: { column: {}, row: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'plain', direction: 'column' },
      style: { display: 'flex', flexDirection: 'column' },
    },
    {
      variants: { variant: 'plain', direction: 'row' },
      style: { display: 'flex', flexWrap: 'wrap', columnGap: space.l },
    },
    {
      variants: { variant: 'card', direction: 'row' },
      // As many columns as fit at a readable width.
      style: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))' },
    },
  ],
});
