import { globalStyle, style } from '@vanilla-extract/css';

/** What comes from the provider; not to be seen and not to be reached before it is whole. */
export const form = style({
  minInlineSize: 0,
  selectors: {
    '&[data-state="loading"]': { visibility: 'hidden', blockSize: 0, overflow: 'hidden' },
  },
});

globalStyle(`${form} iframe`, { display: 'block', inlineSize: '100%', border: 0 });
