import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const more = style({ marginBlockStart: space.xl });
