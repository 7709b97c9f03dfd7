import { style } from '@vanilla-extract/css';
import { panel, typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';

const { color, text } = vars;

export const result = style([
  tabularFigures,
  panel,
  { '@media': { print: { gridColumn: '1 / -1', gap: space['2xs'], padding: space.m } } },
]);

export const cost = style({ display: 'grid', gap: space['2xs'] });

/** What the figures below are. */
export const caption = style({ ...typeset('label'), color: color.text });

export const amount = style({ ...typeset('heading3'), color: color.heading });

export const rows = style({
  margin: 0,
  marginBlockStart: space.xs,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
      columnGap: space.xl,
    },
  },
});

export const row = style({
  ...typeset('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': { print: { paddingBlock: space['3xs'] } },
});

export const term = style({ color: color.textMuted });

/** Beside its term, or at the end of the next line. */
export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  color: color.text,
  fontWeight: text.label.weight,
});

/** Below both columns of the calculator. */
export const disclaimer = style({
  ...typeset('small'),
  gridColumn: '1 / -1',
  maxInlineSize: size.text,
  '@media': { print: { maxInlineSize: 'none' } },
  color: color.textMuted,
});

export const nothing = style({ ...typeset('body'), color: color.text });
