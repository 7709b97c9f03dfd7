import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color } = vars;

export const header = style({
  paddingBlock: space.s,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  '@media': {
    [from('tablet')]: { paddingBlock: space.m },
    // The header of a letter, not of a page.
    print: { borderBlockEnd: 0, paddingBlock: 0 },
  },
});

/** The link is as large as the logo, not as the page is wide. */
export const row = style({ display: 'flex' });

/** The name in place of a logo has a logo's height, so that headers of all sites are alike. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  fontWeight: vars.text.label.weight,
  color: color.heading,
});
