/** Styles shared by text inputs, text areas and selects. */

import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color, density, motion, radius, text } = vars;

/** The space between the frame and the text. */
export const controlPadding = `calc(${density.controlInline} * 0.75)`;

/** Below 16 px, iOS zooms in on a field that takes focus. */
const controlTextSize = `max(1rem, ${text.body.size})`;

/**
 * The frame. The control must be its direct child, because the frame's selectors depend on the
 * control's state.
 */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: `max(${size.target}, ${density.control})`,
  color: color.onField,
  backgroundColor: color.field,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  fontFamily: text.body.family,
  fontSize: controlTextSize,
  transition: `border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(> :focus-visible)': {
      borderColor: color.focus,
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
    '&:has(> [aria-invalid="true"])': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
    },
    '&:has(> [readonly])': { backgroundColor: 'transparent', borderStyle: 'dashed' },
    '&:has(> :disabled)': {
      color: color.textMuted,
      backgroundColor: color.skeleton,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(> :focus-visible)': { outlineColor: 'Highlight' },
        '&:has(> :disabled)': { borderColor: 'GrayText' },
      },
    },
  },
});

/** The native element inside the frame. */
export const control = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingBlock: space.xs,
  paddingInline: controlPadding,
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: 'inherit',
  appearance: 'none',
  // The frame shows the focus outline instead.
  outline: 'none',
  lineHeight: text.body.lineHeight,
  selectors: {
    '&:disabled': { cursor: 'inherit', opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.onField,
      // Browsers set their own background colour for autofilled fields, which only an inset shadow
      // can cover.
      boxShadow: `inset 0 0 0 100vmax ${color.field}`,
      caretColor: color.onField,
    },
  },
});
