/** The colours of all button components: Button, ButtonLink and IconButton. */

import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, motion } = vars;

/** Applies hover styles only to pointers that hover: on touch screens they persist after a tap. */
function onHover(rule: StyleRule): StyleRule {
  const selectors = { '&:hover:not([aria-disabled="true"])': rule };
  return { '@media': { '(hover: hover)': { selectors } } };
}

/** Excludes the loading state, which keeps the colours of the action. */
const unavailable = '&[aria-disabled="true"]:not([data-state="loading"])';

const colours = style({
  borderColor: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-state="loading"]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { [unavailable]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const filledUnavailable = {
  [unavailable]: { backgroundColor: color.skeleton, color: color.textMuted },
};

const outlinedUnavailable = {
  [unavailable]: { borderColor: color.border, color: color.textMuted },
};

export const variant = styleVariants({
  primary: [
    colours,
    {
      backgroundColor: color.action,
      color: color.onAction,
      ...onHover({ backgroundColor: color.actionHover }),
      selectors: filledUnavailable,
    },
  ],
  secondary: [
    colours,
    {
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
      ...onHover({ backgroundColor: color.accentSoftHover }),
      selectors: filledUnavailable,
    },
  ],
  ghost: [
    colours,
    {
      borderColor: color.borderStrong,
      color: color.text,
      ...onHover({ backgroundColor: color.accentSoft, color: color.onAccentSoft }),
      selectors: outlinedUnavailable,
    },
  ],
  'ghost-contrast': [
    colours,
    {
      // A translucent background keeps the label readable over a picture.
      backgroundColor: `color-mix(in srgb, ${color.ground} 40%, transparent)`,
      borderColor: 'currentColor',
      color: color.text,
      ...onHover({
        backgroundColor: color.text,
        borderColor: color.text,
        color: color.ground,
      }),
      selectors: outlinedUnavailable,
    },
  ],
  plain: [
    colours,
    {
      color: 'inherit',
      ...onHover({ backgroundColor: color.accentSoft, color: color.onAccentSoft }),
      selectors: { [unavailable]: { color: color.textMuted } },
    },
  ],
});
