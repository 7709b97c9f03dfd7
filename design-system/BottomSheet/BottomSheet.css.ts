import { globalStyle, style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { aboveCover } from '#themes/covered.css.ts';
import { lowerCoverLength, lowWindowCover } from '#themes/covered.ts';
import { from } from '#themes/media.ts';
import { panels } from '../Drawer/Drawer.css.ts';
import { typeset } from '../styling.ts';

const { color, density, motion, radius, shadow } = vars;

/** The height of the closed sheet. */
const barHeight = '72px';

/** Wide windows have room for the content beside the page. */
const narrow = { '@media': { [from('laptop')]: { display: 'none' } } } as const;

const rounded = { borderStartStartRadius: radius.l, borderStartEndRadius: radius.l } as const;

/** The closed sheet at the lower edge of the window. */
export const bar = style([
  aboveCover,
  {
    ...narrow,
    ...rounded,
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: lowerCoverLength,
    zIndex: layer.floating,
    color: color.text,
    backgroundColor: color.raised,
    borderBlockStart: `${size.hairline} solid ${color.borderStrong}`,
    boxShadow: shadow.floating,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
]);

const grip = {
  content: '""',
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: '36px',
  blockSize: space['2xs'],
  borderRadius: radius.pill,
  backgroundColor: color.borderStrong,
} as const;

const handle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  paddingInline: density.gutter,
  // The page must not scroll with the finger that drags the sheet.
  touchAction: 'none',
  userSelect: 'none',
} as const;

/** The whole bar opens the sheet. */
export const opener = style({
  ...typeset('label'),
  ...handle,
  ...rounded,
  inlineSize: '100%',
  blockSize: barHeight,
  maxBlockSize: lowWindowCover,
  paddingBlockStart: space.xs,
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  '::before': grip,
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${size.focusRing} - 2px)`,
    },
  },
});

export const title = style({ minInlineSize: 0 });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  flexShrink: 0,
  // Whole words of this length fit; a longer one breaks rather than widen the window.
  maxInlineSize: '60%',
  marginInlineStart: 'auto',
});

/** The open sheet. */
export const panel = style([
  panels.bottom,
  {
    blockSize: '80vh',
    maxBlockSize: 'none',
    transition: `translate ${motion.fast} ${motion.easing}`,
    '@supports': { '(height: 1dvh)': { blockSize: '80dvh' } },
    selectors: { '&[data-dragged]': { transition: 'none' } },
  },
]);

export const head = style({
  ...handle,
  minBlockSize: barHeight,
  paddingBlock: `${space.m} ${space.xs}`,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  cursor: 'grab',
  '::before': grip,
});

globalStyle(`${head} h2`, { margin: 0 });

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space.m} calc(${space.xl} + env(safe-area-inset-bottom))`,
  paddingInline: density.gutter,
});
