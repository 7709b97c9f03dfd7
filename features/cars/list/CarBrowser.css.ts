import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { coveredBelowLength } from '#themes/covered.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { from } from '#themes/media.ts';
import { withoutScript } from './FilterPanel.css.ts';

const { color, density, motion } = vars;

/** From this width the filters are beside the list; below it, they open in a drawer. */
const desktop = from('laptop');

/** The width of the filters beside the list. */
const sidebar = size.filters;

export const browser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [desktop]: {
      selectors: {
        '&[data-filters="shown"]': {
          gridTemplateColumns: `${sidebar} minmax(0, 1fr)`,
          columnGap: space.xl,
          // The last row takes the extra height if the filters are taller than the list.
          gridTemplateRows: 'auto auto 1fr',
        },
      },
    },
    // Without JavaScript the button can't show the filters, so they are always shown.
    [`${desktop} and ${withoutScript}`]: {
      gridTemplateColumns: `${sidebar} minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.xl,
    },
  },
});

/** Everything but the filters is in the last column. */
const main = { minInlineSize: 0, gridColumnEnd: -1 } as const;

export const tools = style({
  ...main,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s,
  marginBlockEnd: space.m,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
  },
});

export const searchBox = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [from('tablet')]: { gridColumn: 'auto' } },
});

export const searchInput = style({
  textOverflow: 'ellipsis',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

const button = style({ minInlineSize: 0 });

/** A button's text, and the number of chosen filters. */
export const buttonLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
});

export const onPhones = style([
  button,
  { '@media': { [desktop]: { display: 'none' }, [withoutScript]: { display: 'none' } } },
]);

export const onDesktops = style([
  button,
  {
    display: 'none',
    '@media': {
      [desktop]: { display: 'block' },
      [`${desktop} and ${withoutScript}`]: { display: 'none' },
    },
  },
]);

/** A link to the filters, where the drawer can't be opened. */
export const noScript = style([
  button,
  {
    display: 'none',
    '@media': {
      [withoutScript]: { display: 'block' },
      [`${desktop} and ${withoutScript}`]: { display: 'none' },
    },
  },
]);

export const sort = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const sortLabel = style({
  ...typeset('label'),
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

export const chips = style({
  ...main,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xs,
  marginBlockEnd: space.m,
});

export const panel = style({
  display: 'none',
  minInlineSize: 0,
  '@media': {
    [desktop]: {
      selectors: {
        [`${browser}[data-filters="shown"] > &`]: {
          display: 'block',
          gridColumn: 1,
          gridRow: '1 / span 3',
          alignSelf: 'start',
          position: 'sticky',
          // Below the site's header, like the scroll margin of focused elements.
          insetBlockStart: space['4xl'],
          maxBlockSize: `calc(100dvh - ${space['4xl']} - ${space.m} - ${coveredBelowLength})`,
          overflowY: 'auto',
          // Leaves room for the focus rings of elements at its edge.
          paddingInline: space['2xs'],
          marginInline: `calc(-1 * ${space['2xs']})`,
        },
      },
    },
    [withoutScript]: { display: 'block', order: 1 },
    [`${desktop} and ${withoutScript}`]: { gridColumn: 1, gridRow: '1 / span 3' },
  },
});

export const results = style({ ...main });

const statusBase = style([
  tabularFigures,
  { scrollMarginBlockStart: space['4xl'], ':focus-visible': { outline: 'none' } },
]);

export const status = styleVariants({
  usual: [
    statusBase,
    { ...typeset('small'), minBlockSize: '1lh', marginBlockEnd: space.m, color: color.textMuted },
  ],
  empty: [
    statusBase,
    {
      ...typeset('lead'),
      maxInlineSize: size.text,
      marginInline: 'auto',
      marginBlockStart: space['2xl'],
      textAlign: 'center',
      textWrap: 'balance',
    },
  ],
});

/** The previous results are dimmed while new ones are loading. */
export const cars = style({
  transition: `opacity ${motion.base} ${motion.easing}`,
  selectors: { '&[data-state="leaving"]': { opacity: 0.5 } },
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.l,
  marginBlockStart: `calc(${density.gap} + ${space.l})`,
});

export const progress = style({
  inlineSize: '100%',
  maxInlineSize: `calc(2.5 * ${space['5xl']})`,
  textAlign: 'center',
});

export const wayOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  marginBlock: `${space.l} ${space['2xl']}`,
});

export const failure = style({ marginBlockStart: space.l });
