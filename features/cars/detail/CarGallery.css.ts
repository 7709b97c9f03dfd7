import { globalStyle, style } from '@vanilla-extract/css';
import { entry } from '#design-system/Scroller/Scroller.css.ts';
import { space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';

const { radius } = vars;

export const gallery = style({ display: 'grid', gap: space.s, minInlineSize: 0 });

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.m,
});

export const large = style([frame]);

/** How wide the large picture is shown, for its `sizes`. */
export const largeSizes = `(min-width: ${breakpointPx('wide')}px) 810px, (min-width: ${breakpointPx('laptop')}px) 58vw, 100vw`;

export const rest = style({ minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // A bit of the next one shows that there is more.
  gridAutoColumns: 'min(31%, 42vw)',
  columnGap: space.s,
  '@media': { print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' } },
});
globalStyle(`${row} > *`, entry);

export const small = style([frame]);

export const smallSizes = `(min-width: ${breakpointPx('laptop')}px) 260px, 42vw`;
