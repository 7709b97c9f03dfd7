import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { disclosure } from '../disclosure.ts';

const { color, radius } = vars;

export const staff = style({ borderBlockStart: `${size.hairline} solid ${color.border}` });

export const summary = style({
  ...disclosure,
  ...typeset('label'),
  minBlockSize: size.target,
  alignContent: 'center',
  cursor: 'pointer',
  color: color.link,
  selectors: { ...disclosure.selectors, '&:hover': { color: color.linkHover } },
});

export const people = style({
  display: 'grid',
  gap: space.m,
  margin: 0,
  padding: 0,
  paddingBlock: space.xs,
  listStyle: 'none',
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.m,
});

export const portraitSizes = '56px';

export const portrait = style({
  ...typeset('label'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: portraitSizes,
  blockSize: portraitSizes,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});

export const facts = style({
  ...typeset('small'),
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
});

export const name = style({ ...typeset('label'), color: color.text });

export const role = style({ color: color.textMuted });
