import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

/** A step in its frame, as the first one and the panels of the others have it. */
export const frame = style({
  paddingInline: space.m,
  paddingBlock: space.xs,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const vehicle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
});

export const heading = style({
  margin: 0,
  font: 'inherit',
  scrollMarginBlockStart: space['4xl'],
  minBlockSize: size.target,
  display: 'flex',
  alignItems: 'center',
});

export const panels = style({ display: 'grid', gap: space.m });

/** Each panel of the steps has the same frame as the first step. */
globalStyle(`${panels} > [data-orientation] > [data-state]`, {
  paddingInline: space.m,
  paddingBlockStart: space['2xs'],
  paddingBlockEnd: space['2xs'],
  marginBlockEnd: space.m,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  paddingBlock: space.xs,
});

export const sign = style({
  ...typeset('label'),
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space.xl,
  blockSize: space.xl,
  borderRadius: radius.pill,
  border: `${size.hairline} solid ${color.borderStrong}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="shown"]': {
      backgroundColor: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
    '&[data-state="done"]': {
      backgroundColor: color.successSoft,
      borderColor: color.success,
      color: color.success,
    },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const progress = style({ ...typeset('small'), color: color.textMuted });

export const name = styleVariants({
  shown: { ...typeset('heading4'), color: color.heading },
  closed: { ...typeset('label') },
});

export const chosen = style({ ...typeset('small'), color: color.textMuted });

/** Between the title of a step and what the visitor does in it. */
export const content = style({ paddingBlockStart: space.m, paddingBlockEnd: space.xs });
