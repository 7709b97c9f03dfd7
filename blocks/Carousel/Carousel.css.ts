import { style } from '@vanilla-extract/css';
import { overPicture, veiledWords, veilFade } from '#design-system/styling.ts';
import { size, space } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

/** All slides are as tall as the tallest one. */
export const slide = style([
  surface.dark,
  {
    ...overPicture,
    position: 'relative',
    blockSize: '100%',
    minBlockSize: `calc(${space['5xl']} * 3.5)`,
    '@media': {
      [from('tablet')]: { minBlockSize: `calc(${space['5xl']} * 3.75)` },
      [from('desktop')]: { minBlockSize: `calc(${space['5xl']} * 4.25)` },
      print: { minBlockSize: 0 },
    },
  },
]);

export const picture = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('wide')}px) 1440px, 92vw`;

export const words = style({
  ...veiledWords,
  alignItems: 'flex-start',
  '@media': {
    [from('tablet')]: { padding: space.xl, paddingBlockStart: veilFade },
    print: { backgroundImage: 'none' },
  },
});

export const sentence = style({ maxInlineSize: size.text });

export const action = style({ marginBlockStart: space.s });

export const search = style({
  maxInlineSize: size.dialog,
  marginBlockStart: space.l,
  '@media': { print: { display: 'none' } },
});

/** In editing mode all slides are stacked, so that editors can reach each of them. */
export const all = style({ display: 'grid', gap: space.m });
