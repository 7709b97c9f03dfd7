import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const list = style({ display: 'grid' });

export const below = style({
  marginInlineStart: space.xs,
  paddingInlineStart: space['2xs'],
  borderInlineStart: `${size.hairline} solid ${color.border}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
    '&[data-open]': {
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
      fontWeight: vars.text.label.weight,
    },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-zone="over"]': {
      outline: `${size.focusRing} solid ${color.accent}`,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
    },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  flex: 1,
  minInlineSize: 0,
  columnGap: space.xs,
  paddingBlock: space['2xs'],
  paddingInlineStart: space['2xs'],
});

export const route = style([typeset('small'), { overflowWrap: 'anywhere' }]);

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  flexShrink: 0,
  cursor: 'grab',
  touchAction: 'none',
  '@media': {
    // It appears where the pointer is, so that the tree stays calm. Without a pointer it is always there.
    '(hover: hover)': {
      selectors: { [`${row}:not(:hover) > &:not(:focus-visible)`]: { opacity: 0 } },
    },
  },
});

// The usual sign of something that can be dragged. The fonts of some systems have no such character.
export const dots = style({
  inlineSize: '0.75rem',
  blockSize: '1.125rem',
  backgroundImage: 'radial-gradient(currentColor 0.1rem, transparent 0.125rem)',
  backgroundSize: '0.375rem 0.375rem',
});

/** As wide as the handle, where there is none. */
export const noHandle = style({ inlineSize: '1.5rem', flexShrink: 0 });

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  flexShrink: 0,
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: color.raised,
      color: color.text,
    },
  },
});

// Three dots.
export const menuSign = style({
  inlineSize: '1.125rem',
  blockSize: '0.375rem',
  backgroundImage: 'radial-gradient(currentColor 0.12rem, transparent 0.145rem)',
  backgroundSize: '0.375rem 0.375rem',
});

/** The gap before a page, into which others are dropped. It takes no room. */
export const gap = style({
  position: 'relative',
  blockSize: 0,
  selectors: {
    '&[data-zone="over"]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '-0.125rem',
      blockSize: '0.25rem',
      borderRadius: vars.radius.s,
      backgroundColor: color.accent,
    },
  },
});
