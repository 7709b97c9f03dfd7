import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const tree = style({ display: 'grid', gap: space.l });

export const placeholder = style({ display: 'grid' });

export const placeholderHead = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const placeholderTitle = style([typeset('label'), { color: color.textMuted }]);

export const blocks = style({ display: 'grid' });

export const block = style({
  selectors: { '&[data-dragged]': { opacity: 0.5 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  minBlockSize: '2.25rem',
  paddingInlineEnd: space.xs,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.s,
  backgroundColor: color.raised,
  selectors: {
    '&[data-chosen]': {
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
      color: color.onAccentSoft,
    },
  },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: '2rem',
  cursor: 'grab',
  touchAction: 'none',
});

// The usual sign of something that can be dragged. The fonts of some systems have no such character.
export const dots = style({
  inlineSize: '0.75rem',
  blockSize: '1.125rem',
  backgroundImage: 'radial-gradient(currentColor 0.1rem, transparent 0.125rem)',
  backgroundSize: '0.375rem 0.375rem',
});

export const name = style({ flex: 1, minInlineSize: 0, alignSelf: 'stretch' });

// What is in a hidden block is hidden too.
globalStyle(`${block}[data-hidden] ${row}:not([data-chosen])`, {
  color: color.textMuted,
  borderStyle: 'dashed',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

// Actions without a well-known symbol.
export const textAction = style([
  typeset('small'),
  {
    minBlockSize: '2.25rem',
    paddingInline: space.s,
    borderRadius: vars.radius.s,
    color: color.accent,
    selectors: {
      '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
    },
  },
]);

// Placeholders of a block.
export const inside = style({
  marginInlineStart: space.m,
  selectors: { '&:not(:empty)': { paddingBlockStart: space.s } },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '1.5rem',
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-last]': { justifyItems: 'start', minBlockSize: '2.25rem' },
    '&[data-state="open"]': { outline: `${size.hairline} dashed ${color.borderStrong}` },
    '&[data-state="over"]': {
      backgroundColor: color.accentSoft,
      outline: `2px solid ${color.accent}`,
    },
  },
});

export const add = style([
  typeset('small'),
  {
    minInlineSize: '1.5rem',
    minBlockSize: '1.5rem',
    paddingInline: space.xs,
    borderRadius: vars.radius.s,
    textAlign: 'center',
    color: color.accent,
    selectors: {
      '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft },
    },
    '@media': {
      // Between blocks, it appears where the pointer is. Without a pointer it is always there.
      '(hover: hover)': {
        selectors: {
          [`${gap}:not([data-last]):not(:hover) > &:not(:focus-visible)`]: { opacity: 0 },
        },
      },
    },
  },
]);
