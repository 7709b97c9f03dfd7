import { style } from '@vanilla-extract/css';

/** Without a box of its own, so that what it holds can stay in sight while the page scrolls. */
export const header = style({ display: 'contents' });
