import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion, radius } = vars;

const choiceBase = style([
  typeset('body'),
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    gap: space.s,
    minBlockSize: size.target,
    maxInlineSize: '100%',
  },
]);

/** The size of the box, in rem so that it scales with the text. */
const side = '1.5rem';

/** The container of the input and its label. */
export const choice = styleVariants({
  plain: [
    choiceBase,
    { inlineSize: 'fit-content', paddingBlock: `calc((${size.target} - 1lh) / 2)` },
  ],
  card: [
    choiceBase,
    {
      blockSize: '100%',
      padding: space.m,
      backgroundColor: color.field,
      color: color.onField,
      border: `${size.hairline} solid ${color.borderStrong}`,
      borderRadius: radius.m,
      transition: `border-color ${motion.fast} ${motion.easing}`,
      selectors: {
        '&:hover': { borderColor: color.text },
        '&:has(:checked)': {
          borderColor: color.accent,
          boxShadow: `inset 0 0 0 ${size.hairline} ${color.accent}`,
        },
        '&:has(:focus-visible)': {
          outline: `${size.focusRing} solid ${color.focus}`,
          outlineOffset: size.focusRing,
        },
        '&:has([aria-invalid="true"]), [data-state="invalid"] &:not(:has(:checked))': {
          borderColor: color.danger,
        },
        '&:has(:disabled)': { backgroundColor: 'transparent', borderColor: color.border },
      },
      '@media': {
        [forcedColors]: {
          selectors: {
            '&:has(:checked)': { borderColor: 'Highlight' },
            '&:has(:focus-visible)': { outlineColor: 'Highlight' },
          },
        },
      },
    },
  ],
});

export const indicator = style({
  display: 'grid',
  gridTemplate: `${side} / ${side}`,
  placeItems: 'center',
  placeContent: 'center',
  flexShrink: 0,
  // As tall as one line, so that the box is aligned with the first line of the label.
  blockSize: '1lh',
});

/** The native input with custom appearance. */
const inputBase = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  appearance: 'none',
  backgroundColor: color.field,
  border: `${size.hairline} solid ${color.borderStrong}`,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&[aria-invalid="true"], [data-state="invalid"] &': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
    },
    '&:checked, &:indeterminate': { borderColor: color.accent, boxShadow: 'none' },
    '&:disabled': {
      backgroundColor: color.skeleton,
      borderColor: color.border,
      cursor: 'not-allowed',
    },
    [`${choice.plain}:hover &:not(:disabled)`]: { borderColor: color.text },
    // The card shows the focus outline instead.
    [`${choice.card} &:focus-visible`]: { outline: 'none' },
  },
});

export const checkboxInput = style([
  inputBase,
  {
    borderRadius: radius.s,
    selectors: {
      '&:checked:not(:disabled), &:indeterminate:not(:disabled)': {
        backgroundColor: color.accent,
        borderColor: color.accent,
      },
    },
  },
]);

export const radioInput = style([inputBase, { borderRadius: '50%' }]);

const tickBase = style({
  gridArea: '1 / 1',
  display: 'flex',
  zIndex: layer.raised,
  color: color.onAccent,
  opacity: 0,
  pointerEvents: 'none',
  selectors: { ':disabled ~ &': { color: color.textMuted } },
});

/** The icons of a checked and of a mixed checkbox. */
export const tick = styleVariants({
  checked: [tickBase, { selectors: { ':checked:not(:indeterminate) ~ &': { opacity: 1 } } }],
  mixed: [tickBase, { selectors: { ':indeterminate ~ &': { opacity: 1 } } }],
});

/** Drawn with a border, because forced colours remove backgrounds. */
export const dot = style({
  gridArea: '1 / 1',
  inlineSize: 0,
  blockSize: 0,
  zIndex: layer.raised,
  // In rem, like the box around it.
  border: `0.375rem solid ${color.accent}`,
  borderRadius: '50%',
  pointerEvents: 'none',
  transform: 'scale(0)',
  transition: `transform ${motion.fast} ${motion.easing}`,
  selectors: {
    ':checked ~ &': { transform: 'scale(1)' },
    ':disabled ~ &': { borderColor: color.textMuted },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const label = style({
  cursor: 'pointer',
  selectors: {
    // Makes the whole choice clickable, not only the label text.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${choiceBase}:has(:disabled) &`]: { color: color.textMuted, cursor: 'not-allowed' },
  },
});

// Links inside the label remain clickable above it.
globalStyle(`${words} :any-link`, { position: 'relative', zIndex: layer.raised });

export const help = style([
  typeset('small'),
  { marginBlockStart: space['3xs'], color: color.textMuted },
]);
