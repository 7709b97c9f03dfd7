import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** The grid line at which the picture ends, if it spans more than the first row. */
export const pictureEnd = createVar();

/** The aspect ratio of the picture. */
const shape = createVar();

/** The aspect ratio of car photographs. */
export const landscape = style({ vars: { [shape]: '3 / 2' } });

/** Reserves the space of a picture and crops it. */
export const frame = style({
  gridColumn: 'picture',
  gridRow: `1 / ${fallbackVar(pictureEnd, '2')}`,
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  '::before': { content: '', gridArea: '1 / 1', aspectRatio: fallbackVar(shape, '4 / 3') },
});
