import { keyframes, style } from '@vanilla-extract/css';
import { layer, space, vars } from '#themes/contract.css.ts';
import { reducedMotion } from '#themes/media.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const overlay = style({ position: 'fixed', inset: 0, zIndex: layer.overlay });

export const window = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: `max(${space.xs}, env(safe-area-inset-left)) max(${space.xs}, env(safe-area-inset-right))`,
});

/** If they need two rows, the close button stays in the corner. */
export const controls = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  minInlineSize: 0,
});

export const content = style({ position: 'relative' });

export const foot = style({
  padding: space.xs,
  paddingBlockEnd: `max(${space.xs}, env(safe-area-inset-bottom))`,
  '@media': { 'screen and (max-height: 480px)': { display: 'none' } },
});
