import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Starts below the header. The sections after it have their own padding. */
export const page = style({ paddingBlock: `${space.l} ${space['2xl']}` });

export const title = style({ marginBlockEnd: space.l });

export const map = style({ marginBlockStart: space['2xl'] });

export const wayOn = style({ marginBlockStart: space.m });
