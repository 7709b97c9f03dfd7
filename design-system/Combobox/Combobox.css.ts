import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, radius, shadow } = vars;

/** The list has the page's base surface, whatever surface the field is on. */
export const popup = style([
  surface.base,
  {
    ...typeset('body'),
    position: 'absolute',
    inset: 'auto',
    margin: `${space['2xs']} 0 ${space.m}`,
    padding: space['2xs'],
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.m,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: shadow.floating,
    textAlign: 'start',
    cursor: 'default',
  },
]);

export const groupName = style({
  ...typeset('label'),
  padding: `${space.xs} ${space.s} ${space['2xs']}`,
  color: color.textMuted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: size.target,
  paddingBlock: space['2xs'],
  paddingInline: space.s,
  borderRadius: radius.s,
  color: color.text,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
      },
    },
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } },
    },
  },
});

export const name = style({ flex: 1, minInlineSize: 0 });

export const aside = style({
  ...typeset('small'),
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
});
