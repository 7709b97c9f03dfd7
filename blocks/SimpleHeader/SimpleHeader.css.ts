import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color } = vars;

export const header = style({
  paddingBlock: space.s,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  '@media': {
    [from('tablet')]: { paddingBlock: space.m },
    // Plain, like a letterhead.
    print: { borderBlockEnd: 0, paddingBlock: 0 },
  },
});

/** Makes the link as wide as the logo instead of the page. */
export const row = style({ display: 'flex' });

/** The name shown without a logo is as tall as a logo, so that all sites have the same header height. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  fontWeight: vars.text.label.weight,
  color: color.heading,
});
