import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { pressable } from '../theme/pressable.css.ts';

const { color, radius } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

export const label = style([typeset('label'), { display: 'block', color: color.text }]);

export const help = style([
  typeset('small'),
  { color: color.textMuted, marginBlockEnd: space.xs, maxInlineSize: size.text },
]);

export const meter = style([
  typeset('small'),
  {
    display: 'grid',
    marginBlockStart: space['2xs'],
    color: color.textMuted,
  },
]);

export const meterBar = style({ inlineSize: '100%' });

export const foreign = style([
  typeset('small'),
  {
    display: 'block',
    marginBlockStart: space['2xs'],
    padding: space.xs,
    color: color.text,
    backgroundColor: color.skeleton,
    borderRadius: radius.s,
    overflowWrap: 'anywhere',
  },
]);

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.xs,
  backgroundColor: color.field,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.s,
});

export const entryTools = style({ display: 'flex', alignItems: 'center' });

export const entryBody = style({ gridColumn: '1 / -1', paddingBlockEnd: space.s });

export const entries = style({ display: 'grid', gap: space.xs });

export const handle = style({
  minInlineSize: size.target,
  minBlockSize: size.target,
  color: color.textMuted,
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'grab',
  touchAction: 'none',
});

export const preview = style({
  display: 'block',
  alignSelf: 'start',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '10rem',
  borderRadius: radius.s,
  backgroundColor: color.skeleton,
});

/** A player in the shape of most videos. */
export const player = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: radius.s,
});

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.s,
});

export const result = style([pressable, { gap: space['2xs'] }]);

/** What is said about an upload, and beside it where it is used. */
export const uploadParts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space.xl,
});

/** Below a result, so that the whole result is pressed to choose it. */
export const change = style([
  typeset('small'),
  {
    inlineSize: '100%',
    minBlockSize: size.target,
    color: color.link,
    backgroundColor: 'transparent',
    border: 0,
    cursor: 'pointer',
  },
]);

export const resultPicture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  backgroundColor: color.skeleton,
});

export const focal = style({ position: 'relative', inlineSize: 'fit-content' });

export const focalPoint = style({
  position: 'absolute',
  inlineSize: space.m,
  blockSize: space.m,
  transform: 'translate(-50%, -50%)',
  borderRadius: radius.pill,
  border: `${size.focusRing} solid ${color.field}`,
  outline: `${size.focusRing} solid ${color.text}`,
  pointerEvents: 'none',
});

export const summary = style([
  typeset('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2xs'],
    inlineSize: 'fit-content',
    minBlockSize: size.target,
    color: color.link,
    cursor: 'pointer',
  },
]);

globalStyle(`details[open] > ${summary} svg`, { rotate: '180deg' });
