import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, radius } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space.s,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['2xs'],
  padding: space.s,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

/** Has its room before it is loaded. Most blocks have a white ground. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '8 / 5',
  objectFit: 'contain',
  backgroundColor: color.ground,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.s,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

/** The whole card is the button. */
export const pick = style([
  typeset('label'),
  {
    padding: 0,
    color: color.text,
    textAlign: 'start',
    backgroundColor: 'transparent',
    border: 0,
    outline: 'none',
    cursor: 'pointer',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  },
]);

export const words = style([typeset('small'), { color: color.textMuted }]);

globalStyle(`${words} li`, { marginInlineStart: space.m, listStyle: 'disc' });
