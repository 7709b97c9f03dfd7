import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** The line at which the picture's rows end, where it has more than the first. */
export const pictureEnd = createVar();

/** Width by height of the picture. */
const shape = createVar();

/** The shape that cars are photographed in. */
export const landscape = style({ vars: { [shape]: '3 / 2' } });

/** What keeps a picture's place and cuts it. */
export const frame = style({
  gridColumn: 'picture',
  gridRow: `1 / ${fallbackVar(pictureEnd, '2')}`,
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  '::before': { content: '', gridArea: '1 / 1', aspectRatio: fallbackVar(shape, '4 / 3') },
});
