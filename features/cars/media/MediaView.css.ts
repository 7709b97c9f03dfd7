import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const filling = { position: 'absolute', inset: 0 } as const;

export const notice = style({
  ...typeset('body'),
  ...filling,
  display: 'grid',
  placeItems: 'center',
  padding: space.xl,
  textAlign: 'center',
  color: vars.color.text,
});

export const film = style({
  ...filling,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
