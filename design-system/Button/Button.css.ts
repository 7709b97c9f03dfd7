import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { iconPlace } from '../rules.ts';
import { typeset } from '../Text/typeset.ts';
import { turn } from '../turn.css.ts';
import { variant } from './variants.css.ts';

const { density, radius } = vars;

const button = style({
  ...typeset('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  paddingBlock: space.xs,
  // Every variant has a border, visible or not, so that all sizes are equal and forced colours
  // show an outline. The variant sets its colour, because the order of rules from two files
  // differs between the bundlers.
  borderWidth: size.hairline,
  borderStyle: 'solid',
  borderRadius: radius.control,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  userSelect: 'none',
});

export const looks = styleVariants(variant, (colours) => [button, colours]);

export const sizes = styleVariants({
  m: {
    minBlockSize: `max(${density.control}, ${size.target})`,
    paddingInline: density.controlInline,
  },
  l: {
    minBlockSize: `calc(${density.control} + ${space.xs})`,
    paddingInline: `calc(${density.controlInline} + ${space.xs})`,
  },
});

export const widths = styleVariants({ content: {}, full: { inlineSize: '100%' } });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: 0,
  selectors: {
    // Invisible but still rendered, so that the button keeps its width and accessible name.
    '[data-state="loading"] > &': { opacity: 0 },
  },
});

export const icon = style(iconPlace);

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const ring = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: size.iconM,
  blockSize: size.iconM,
  border: `${size.focusRing} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  // Not a motion token: one brand has almost no motion, but progress must be visible.
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [forcedColors]: { borderInlineEndColor: 'ButtonFace' },
    // The global rule for reduced motion would stop the animation, and a static ring does not
    // indicate progress.
    [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` },
  },
});
