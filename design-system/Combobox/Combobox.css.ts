import { keyframes, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { typeset } from '../Text/typeset.ts';
import { turn } from '../turn.css.ts';

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

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** The frame while options are loading. The ring appears only if that takes long. */
export const waiting = style({
  '::after': {
    content: '',
    flexShrink: 0,
    inlineSize: size.iconS,
    blockSize: size.iconS,
    marginInlineEnd: space.s,
    border: `${size.focusRing} solid currentColor`,
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 900ms linear infinite, ${appear} 600ms step-end`,
  },
  '@media': {
    [reducedMotion]: { '::after': { animation: `${appear} 600ms step-end !important` } },
  },
});

/** What is wrong with the options, and the button that tries again. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
});

export const note = style({
  ...typeset('small'),
  display: 'block',
  paddingBlockStart: space.xs,
  color: color.text,
});

export const retry = style({
  ...typeset('label'),
  minBlockSize: size.target,
  padding: 0,
  color: color.link,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  selectors: {
    '&:hover': { color: color.linkHover },
  },
});

/** A popup that has no options but says why. */
export const notePopup = style({ paddingInline: space.s });
