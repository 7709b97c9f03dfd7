import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, radius } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});

export const categoryIcon = style({ display: 'inline-flex', color: color.accent });

export const categoryCheck = style({ display: 'inline-flex', color: color.success });

export const hint = style({
  ...typeset('small'),
  margin: 0,
  marginBlockEnd: space.xs,
  color: color.textMuted,
});

export const offerings = style({ margin: 0, padding: 0, listStyle: 'none' });

export const offering = style({
  selectors: {
    '& + &': { borderBlockStart: `${size.hairline} solid ${color.border}` },
  },
});

/** Name, price and information in a row; on phones the price is below the name. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.target}`,
  alignItems: 'center',
  columnGap: space.s,
  paddingBlock: space.xs,
  paddingInline: space.xs,
  marginInline: `calc(-1 * ${space.xs})`,
  borderRadius: radius.s,
  selectors: { '&[data-state="checked"]': { backgroundColor: color.accentSoft } },
  '@media': {
    [from('landscape')]: {
      gridTemplateColumns: `minmax(0, 1fr) auto ${size.target}`,
    },
  },
});

export const choice = style({ minInlineSize: 0 });

export const price = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  gridColumn: '1',
  gridRow: '2',
  paddingInlineStart: `calc(${size.iconM} + ${space.m})`,
  '@media': {
    [from('landscape')]: {
      gridColumn: '2',
      gridRow: '1',
      justifyContent: 'flex-end',
      paddingInlineStart: 0,
    },
  },
});

/** What the visitor states for an offering. */
export const stated = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: space.s,
  maxInlineSize: '28rem',
  paddingBlock: space.xs,
  paddingInlineStart: `calc(${size.iconM} + ${space.m})`,
});

export const unavailable = style({
  margin: 0,
  paddingBlock: space.s,
  color: color.textMuted,
});

export const notes = style({ display: 'grid', gap: space['2xs'] });

export const note = style({ ...typeset('small'), margin: 0, color: color.textMuted });

export const damage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  padding: space.m,
  borderRadius: radius.m,
  border: `${size.hairline} solid ${color.border}`,
});

export const damageText = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space['2xs'],
});

export const damageTitle = style({ ...typeset('label'), margin: 0, color: color.heading });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });

/** With the room of an error: what is below doesn't move away from a pointer that presses it, which leaves the field. */
export const withError = style({
  ...typeset('small'),
  selectors: { '&[data-state="valid"]': { paddingBlockEnd: `calc(1lh + ${space.xs})` } },
});
