import { style } from '@vanilla-extract/css';
import { docsText } from '#stories/docs/docs.css.ts';
import { size, space } from '#themes/contract.css.ts';

const line = 'color-mix(in srgb, currentColor 35%, transparent)';

/** At the end of the line. Storybook's pages reset the margins of what is in them. */
export const place = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockEnd: space.s,
});

/** The languages side by side, as one control. */
export const languages = style([
  docsText,
  {
    display: 'flex',
    inlineSize: 'fit-content',
    border: `${size.hairline} solid ${line}`,
    borderRadius: space.xs,
    overflow: 'clip',
  },
]);

/** The whole name can be pressed. */
export const language = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingInline: space.s,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  selectors: {
    '& + &': { borderInlineStart: `${size.hairline} solid ${line}` },
    '&:has(:checked)': {
      backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
      fontWeight: 700,
    },
    '&:has(:focus-visible)': {
      outline: `${size.focusRing} solid currentColor`,
      outlineOffset: `-${size.focusRing}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
});
