import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Begins under the header; the section after it brings its own air. */
export const page = style({ paddingBlock: `${space.l} ${space.xl}` });

export const similarTitle = style({ marginBlockEnd: space.l });
