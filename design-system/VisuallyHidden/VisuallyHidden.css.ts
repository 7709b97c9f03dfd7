import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';

export const hidden = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  margin: `calc(-1 * ${size.hairline})`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Else words would run together in what screen readers say.
  whiteSpace: 'nowrap',
});
