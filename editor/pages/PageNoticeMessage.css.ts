import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const place = style({ padding: space.s });
