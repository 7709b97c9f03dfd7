import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

const { color } = vars;

export const list = style({
  ...typeset('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2xs'],
  minBlockSize: size.target,
  color: color.textMuted,
});

const item = style({ alignItems: 'center', columnGap: space['2xs'], minInlineSize: 0 });

/** Shown only where the whole breadcrumb fits. */
export const step = style([
  item,
  { display: 'none', '@media': { [from('tablet')]: { display: 'inline-flex' } } },
]);

/** The step to the parent page, the only one shown on phones. */
export const parent = style([item, { display: 'inline-flex' }]);

export const current = style({ color: color.text });

export const back = style({
  display: 'inline-flex',
  flexShrink: 0,
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const separator = style({
  display: 'none',
  flexShrink: 0,
  '@media': { [from('tablet')]: { display: 'inline-flex' } },
});
