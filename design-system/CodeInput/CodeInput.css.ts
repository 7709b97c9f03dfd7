import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { forcedColors } from '#themes/media.ts';
import { box } from '../Field/control.css.ts';

const { color, text } = vars;

/** No wider than its boxes, so that the field covers nothing else. */
export const boxes = style({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

/**
 * The field lies under the boxes, which show its digits. It isn't hidden by `opacity`, because password managers leave out
 * fields that nobody can see.
 */
export const field = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  color: 'transparent',
  caretColor: 'transparent',
  backgroundColor: 'transparent',
  border: 0,
  outline: 'none',
  // Below 16 px, iOS zooms in on a field that takes focus.
  fontSize: '1rem',
  forcedColorAdjust: 'none',
  WebkitTextFillColor: 'transparent',
  selectors: {
    '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
    '&:-webkit-autofill': { WebkitTextFillColor: 'transparent' },
  },
});

/** One box, in rem, so that it grows with its digit. */
export const drawn = style([
  box,
  tabularFigures,
  {
    justifyContent: 'center',
    inlineSize: `max(${size.target}, 3.5rem)`,
    blockSize: `max(${size.target}, 4rem)`,
    fontSize: '1.5rem',
    fontWeight: text.label.weight,
    lineHeight: text.body.lineHeight,
    // Clicks and taps are the field's.
    pointerEvents: 'none',
    selectors: {
      [`${field}:hover ~ &`]: { borderColor: color.text },
      [`${field}[aria-invalid="true"] ~ &`]: {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
      },
      [`${field}:focus-visible ~ &[data-state="selected"]`]: {
        borderColor: color.focus,
        outline: `${size.focusRing} solid ${color.focus}`,
        outlineOffset: size.focusRing,
      },
      // The caret. It doesn't blink, because the ring shows where it is.
      [`${field}:focus-visible ~ &[data-state="selected"]:empty::after`]: {
        content: '',
        inlineSize: size.focusRing,
        blockSize: '1.25em',
        backgroundColor: 'currentColor',
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`${field}:focus-visible ~ &[data-state="selected"]`]: { outlineColor: 'Highlight' },
          [`${field}:focus-visible ~ &[data-state="selected"]:empty::after`]: {
            backgroundColor: 'CanvasText',
          },
        },
      },
    },
  },
]);
