import { style } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';

export const notice = style({ paddingBlock: vars.density.section });
