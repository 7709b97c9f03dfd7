import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, radius, text } = vars;
const line = `${size.hairline} solid ${color.border}`;

export const page = style({ paddingBlock: vars.density.section });

/** Scrolls sideways in narrow windows. */
export const region = style({ overflowX: 'auto', outlineColor: color.focus });

/** The name of a token. */
export const name = style({
  display: 'block',
  fontFamily: text.label.family,
  fontSize: text.label.size,
  fontWeight: text.label.weight,
  lineHeight: text.label.lineHeight,
  color: color.text,
});

const small = { fontSize: text.small.size, lineHeight: text.small.lineHeight } as const;

/** What a token is for, below its name. */
export const note = style([small, { display: 'block', color: color.textMuted, fontWeight: 400 }]);

export const figure = style([
  small,
  {
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    fontVariantLigatures: 'none',
    overflowWrap: 'anywhere',
  },
]);

export const value = style([
  small,
  { color: color.text, fontVariantNumeric: 'tabular-nums', fontVariantLigatures: 'none' },
]);

export const matrix = style({
  inlineSize: '100%',
  minInlineSize: '64rem',
  borderCollapse: 'collapse',
});

globalStyle(`${matrix} :is(th, td)`, {
  padding: `${space.s} ${space.m}`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${matrix} th:first-child`, { paddingInlineStart: 0, inlineSize: '26%' });

export const cell = style({
  display: 'grid',
  gridTemplateColumns: `${space.xl} minmax(0, 1fr)`,
  gap: space.s,
});

export const chip = style({
  inlineSize: space.xl,
  blockSize: space.xl,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.s,
});

/** A token in a list: name and value, meaning, and how it looks. */
export const row = style({
  display: 'grid',
  gap: space.s,
  alignItems: 'center',
  paddingBlock: space.s,
  borderBlockEnd: line,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '12rem 16rem minmax(0, 1fr)', columnGap: space.l },
  },
});

/** Longer than its place, it ends at the edge. */
export const look = style({ minInlineSize: 0, overflowX: 'clip', overflowClipMargin: space.l });

export const styleRow = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.l,
  borderBlockEnd: line,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: space.xl },
  },
});

export const specimen = style({ fontSize: text.heading3.size });

export const bar = style({
  blockSize: space.m,
  maxInlineSize: '100%',
  borderRadius: '2px',
  backgroundColor: color.accent,
});

export const corner = style({
  inlineSize: space['5xl'],
  blockSize: space['3xl'],
  border: `${size.focusRing} solid ${color.accent}`,
  backgroundColor: color.accentSoft,
});

export const lifted = style({
  inlineSize: space['5xl'],
  blockSize: space['3xl'],
  margin: space.m,
  border: line,
  borderRadius: radius.m,
  backgroundColor: color.raised,
});

export const lane = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '16rem',
  minBlockSize: size.target,
  borderRadius: radius.s,
  backgroundColor: color.accentSoft,
  textAlign: 'start',
});

export const mover = style({
  display: 'block',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.s,
  backgroundColor: color.accent,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    'button:is(:hover, :focus-visible) > &': { transform: 'translateX(calc(16rem - 100%))' },
  },
});

export const curve = style({ inlineSize: space['5xl'], blockSize: space['5xl'], fill: 'none' });

export const axis = style({ stroke: color.borderStrong, strokeWidth: 1 });

export const course = style({ stroke: color.accent, strokeWidth: 3 });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space.xs,
});

export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  padding: `${space.l} ${space.xs}`,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.m,
  color: color.text,
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

export const iconName = style([small, { color: color.textMuted, overflowWrap: 'anywhere' }]);
