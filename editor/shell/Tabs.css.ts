import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const tab = style([
  typeset('small'),
  {
    flex: 'auto',
    minBlockSize: size.target,
    paddingInline: space['2xs'],
    textAlign: 'center',
    whiteSpace: 'nowrap',
    borderBlockEnd: '3px solid transparent',
    selectors: {
      '&[aria-selected="true"]': { borderBlockEndColor: color.accent, color: color.accent },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  },
]);

export const panel = style({ flex: 1, minBlockSize: 0, padding: space.m, overflowY: 'auto' });
