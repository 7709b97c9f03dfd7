import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const withoutScript = '(scripting: none)';

export const status = style({
  ...typeset('small'),
  marginBlockEnd: space.m,
  color: vars.color.textMuted,
  selectors: { '&:empty': { marginBlockEnd: 0 } },
});

/** Nothing is loading without JavaScript. */
export const loading = style({ '@media': { [withoutScript]: { display: 'none' } } });

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  maxInlineSize: size.text,
});

export const viewed = style({ marginBlockStart: space['3xl'] });

export const viewedTitle = style({ marginBlockEnd: space.l });

export const failure = style({ marginBlock: space.l });
