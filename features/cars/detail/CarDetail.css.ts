import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

/** One column; on laptops and wider, price and dealer are beside pictures and facts. */
const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.l,
  '@media': {
    [from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space['2xl'],
    },
  },
});

export const layouts = styleVariants({ standard: [page], facility: [page] });

export const media = style({ minInlineSize: 0 });

/** Price and dealer are sticky in windows tall enough to show them below the site's header. */
const goesAlong = `${from('laptop')} and (min-height: 800px)`;

export const head = style({
  minInlineSize: 0,
  '@media': {
    [from('laptop')]: { gridColumn: 2, gridRow: '1 / -1', alignSelf: 'start' },
    [goesAlong]: { position: 'sticky', insetBlockStart: space['4xl'] },
  },
});

export const sections = style({ minInlineSize: 0 });

export const finance = style({
  paddingBlock: space.xl,
  scrollMarginBlockStart: space['4xl'],
});
