import { style, styleVariants } from '@vanilla-extract/css';
import { wrappedList } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';

const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

/** On laptops and wider, the facts are beside the picture, if there is one: also before the browser has read that. */
export const heads = styleVariants({
  alone: [head],
  withPicture: [
    head,
    {
      '@media': {
        [from('laptop')]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: space['3xl'],
          alignItems: 'center',
        },
        print: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      },
    },
  ],
});

export const facts = style({ display: 'grid', gap: space.l, minInlineSize: 0 });

export const title = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const brands = style(wrappedList);

export const services = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.m,
});

export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 688px, (min-width: ${breakpointPx('laptop')}px) 45vw, 92vw`;

/** For paper only. */
export const webAddress = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
