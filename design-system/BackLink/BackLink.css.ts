import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const back = style({ marginBlockEnd: space.l });
