import { style, styleVariants } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  backgroundColor: vars.color.skeleton,
});

export const frames = styleVariants({
  wide: [frame, { aspectRatio: '16 / 9' }],
  standard: [frame, { aspectRatio: '4 / 3' }],
  fill: [frame, { position: 'absolute', inset: 0, blockSize: '100%' }],
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const controls = style({
  position: 'absolute',
  insetInlineEnd: space.m,
  insetBlockEnd: space.m,
  zIndex: layer.raised,
  display: 'flex',
  gap: space.xs,
  // They only work with script.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** A solid background keeps the controls readable over any video. */
export const control = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  minInlineSize: size.target,
  minBlockSize: size.target,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
});
