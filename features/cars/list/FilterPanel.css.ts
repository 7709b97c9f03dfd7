import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';

const { color, radius, text } = vars;

/** Matches if JavaScript is off, so that the filters work only as a form. */
export const withoutScript = '(scripting: none)';

export const form = style({ minInlineSize: 0 });

/** Hidden with JavaScript, because choices apply at once. */
export const submit = style({
  display: 'none',
  marginBlockStart: space.m,
  '@media': { [withoutScript]: { display: 'block' } },
});

export const facetLabel = style({ minInlineSize: 0 });

export const badge = style([
  tabularFigures,
  {
    ...typeset('small'),
    flexShrink: 0,
    minInlineSize: '1.6em',
    paddingInline: '0.4em',
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    color: color.onAccent,
    fontWeight: text.label.weight,
    lineHeight: '1.6em',
    textAlign: 'center',
  },
]);

export const values = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** Two ends beside each other. */
export const ends = style([
  values,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s,
    '@media': { [withoutScript]: { display: 'none' } },
  },
]);

/** The fields for a place. */
export const near = style([values, { display: 'grid', gap: space.s }]);

/** What went wrong with the visitor's location. */
export const nearMessage = style({
  ...typeset('small'),
  margin: 0,
  selectors: { '&:not(:empty)': { paddingBlockStart: space.xs } },
});

export const end = style({ minInlineSize: 0 });

export const endLabel = style({
  ...typeset('label'),
  display: 'block',
  paddingBlockEnd: space['2xs'],
});

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
});

export const count = style([tabularFigures, { color: color.textMuted }]);

/** The button that expands the child values of a value. */
export const expand = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.textMuted,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { backgroundColor: color.accentSoft, color: color.onAccentSoft } },
    },
    [withoutScript]: { display: 'none' },
  },
});

export const children = style({ gridColumn: '1 / -1', paddingInlineStart: space.xl });

export const more = style({
  ...typeset('label'),
  minBlockSize: size.target,
  paddingInline: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { color: color.linkHover, textDecorationLine: 'underline' } },
    },
    [withoutScript]: { display: 'none' },
  },
});

/** The button that shows the other facets. */
export const moreFilters = style([more, { marginBlockStart: space.xs }]);

export const nothing = style({
  ...typeset('small'),
  paddingBlock: space.s,
  color: color.textMuted,
});
