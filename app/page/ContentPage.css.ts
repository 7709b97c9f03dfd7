import { style } from '@vanilla-extract/css';

/** Without a box of its own, so that sticky children can stay visible while the page scrolls. */
export const header = style({ display: 'contents' });
