import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, text } = vars;

/** Small, muted text with matching headings. Contrast still meets AA, and lines stay readable. */
export const smallPrint = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxInlineSize: size.text,
  vars: {
    [color.text]: color.textMuted,
    [text.body.size]: text.small.size,
    [text.body.lineHeight]: text.small.lineHeight,
    [text.body.letterSpacing]: text.small.letterSpacing,
    [text.heading3.size]: text.label.size,
    [text.heading4.size]: text.label.size,
  },
});
