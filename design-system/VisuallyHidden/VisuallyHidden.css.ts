import { style } from '@vanilla-extract/css';
import { size } from '#themes/contract.css.ts';

export const hidden = style({
  position: 'absolute',
  inlineSize: size.hairline,
  blockSize: size.hairline,
  margin: `calc(-1 * ${size.hairline})`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Prevents wrapping, which makes some screen readers join words.
  whiteSpace: 'nowrap',
});
