import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, reducedMotion } from '#themes/media.ts';
import { typeset } from '../Text/typeset.ts';
import { variant } from './variants.css.ts';

const { density, radius } = vars;
const { primary, secondary, ghost, 'ghost-contrast': ghostContrast } = variant;

export const button = recipe({
  base: {
    ...typeset('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    paddingBlock: space.xs,
    // Every variant has the border, seen or not: sizes stay equal, and high contrast shows it. Its
    // colour is the variant's; style sheets of two files have no order that both bundlers keep.
    borderWidth: size.hairline,
    borderStyle: 'solid',
    borderRadius: radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    userSelect: 'none',
  },
  variants: {
    variant: { primary, secondary, ghost, 'ghost-contrast': ghostContrast },
    size: {
      m: {
        minBlockSize: `max(${density.control}, ${size.target})`,
        paddingInline: density.controlInline,
      },
      l: {
        minBlockSize: `calc(${density.control} + ${space.xs})`,
        paddingInline: `calc(${density.controlInline} + ${space.xs})`,
      },
    },
    width: {
      content: {},
      full: { inlineSize: '100%' },
    },
  },
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: 0,
  selectors: {
    // Out of sight and still there: the button keeps its width and its name.
    '[data-state="loading"] > &': { opacity: 0 },
  },
});

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
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
  // Not the brand's pace: one brand hardly moves at all, and a wait has to be seen.
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [forcedColors]: { borderInlineEndColor: 'ButtonFace' },
    // The page-wide rule would stop it, and a ring at rest says nothing.
    [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` },
  },
});
