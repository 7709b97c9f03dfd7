import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Starts below the header. The section after it has its own padding. */
export const page = style({ paddingBlock: `${space.l} ${space.xl}` });

export const similarTitle = style({ marginBlockEnd: space.l });
