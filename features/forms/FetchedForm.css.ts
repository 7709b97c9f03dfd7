import { globalStyle, style } from '@vanilla-extract/css';
import { frameScheme, reversed } from '#themes/nightSwitch.ts';

/** The provider's form; neither visible nor focusable until it is loaded. */
export const form = style({
  minInlineSize: 0,
  selectors: {
    '&[data-state="loading"]': { visibility: 'hidden', blockSize: 0, overflow: 'hidden' },
  },
});

globalStyle(`${form} iframe`, {
  display: 'block',
  inlineSize: '100%',
  border: 0,
  colorScheme: `var(${frameScheme}, inherit)`,
  filter: `var(${reversed}, none)`,
});
