import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { heading: color } = vars.color;

export const heading = styleVariants({
  heading1: { ...typeset('heading1'), color },
  heading2: { ...typeset('heading2'), color },
  heading3: { ...typeset('heading3'), color },
  heading4: { ...typeset('heading4'), color },
});
