import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

export const contact = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  // Browsers render addresses in italics.
  fontStyle: 'normal',
});

// The search on a map says the same as the address.
globalStyle(`${contact} a::after`, { '@media': { print: { content: 'none' } } });
