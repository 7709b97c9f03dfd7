import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, text } = vars;

export const facts = style({
  display: 'grid',
  gap: `0 ${space.xl}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const section = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.xl,
  minInlineSize: 0,
  // Keeps the title below the site's header when its anchor is opened.
  scrollMarginBlockStart: space['4xl'],
  selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.border}` } },
});

/** Two or three columns of facts, each with its label above the value. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space['5xl']}), 1fr))`,
  gap: `${space.m} ${space.l}`,
  margin: 0,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const overviewTerm = style({ ...typeset('small'), color: color.textMuted });

export const value = style({
  margin: 0,
  color: color.text,
  fontWeight: text.label.weight,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({ margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.l,
  paddingBlock: space.s,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const rowTerm = style({ color: color.textMuted });

export const equipment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.l}`,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The expandable part continues the list above it. */
export const furtherEquipment = style([equipment, { paddingBlockStart: space.xs }]);

export const piece = style({ display: 'flex', gap: space.xs, minInlineSize: 0 });

export const check = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.accent,
});

export const description = style({
  display: 'grid',
  gap: space.m,
  maxInlineSize: size.text,
});
