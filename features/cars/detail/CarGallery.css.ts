import { globalStyle, style } from '@vanilla-extract/css';
import { scrollerEntry } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { radius } = vars;

export const gallery = style({ display: 'grid', gap: space.s, minInlineSize: 0 });

const frame = style([photograph, { aspectRatio: '3 / 2', borderRadius: radius.m }]);

export const large = style([frame]);

/** The displayed width of the large picture, for its `sizes`. */
export const largeSizes = `(min-width: ${breakpointPx('wide')}px) 810px, (min-width: ${breakpointPx('laptop')}px) 58vw, 100vw`;

export const rest = style({ minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // On phones, part of the third picture is visible, to show that there are more.
  gridAutoColumns: '42%',
  columnGap: space.s,
  '@media': {
    [from('tablet')]: { gridAutoColumns: `calc((100% - 2 * ${space.s}) / 3)` },
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
globalStyle(`${row} > *`, scrollerEntry);

export const small = style([frame]);

export const smallSizes = `(min-width: ${breakpointPx('laptop')}px) 260px, (min-width: ${breakpointPx('tablet')}px) 33vw, 42vw`;
