import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { roomForRings, typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { aboveCover } from '#themes/covered.css.ts';
import { coveredBelowLength } from '#themes/covered.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { breakpointPx, from, lowWindow } from '#themes/media.ts';
import { stickyHeader } from '#themes/underHeader.ts';
import { withoutScript } from './FilterPanel.css.ts';
import { sidePanelQuery as desktop } from './sidePanelQuery.css.ts';

const { color, density } = vars;

/** The width of the filters beside the list. */
const sidebar = size.filters;

/** Where the filter button opens a drawer, and the tools are above each other. */
const phones = `screen and (width < ${breakpointPx('tablet')}px)`;

export const browser = style({
  // Not a grid on phones: in a grid, the bar would stick only within its own row.
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
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

/** On phones, the bar below the search box is a child of the whole list, so that it can stick. */
export const tools = style({
  ...main,
  display: 'contents',
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space.s,
      alignItems: 'center',
      marginBlockEnd: space.m,
    },
  },
});

export const searchBox = style({
  minInlineSize: 0,
  // The bar below would cover the focus ring.
  '@media': { [phones]: { marginBlockEnd: space['2xs'] } },
});

/** The buttons. On phones they stay below the site's header. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  '@media': {
    [phones]: {
      position: 'sticky',
      // Room for the longest names of sort orders beside the filter button.
      vars: { [density.controlInline]: space.m },
      insetBlockStart: `var(${stickyHeader}, 0px)`,
      zIndex: layer.sticky,
      paddingBlock: space.xs,
      marginBlockEnd: space.xs,
      // Covers the cards that scroll past, up to the edges of the window.
      marginInline: `calc(-1 * ${density.gutter})`,
      paddingInline: density.gutter,
      backgroundColor: color.ground,
    },
    [lowWindow]: { position: 'static' },
    print: { position: 'static' },
  },
});

// Keeps focused elements from being hidden by the bar.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [phones]: { scrollPaddingBlockStart: `calc(${space['4xl']} + ${size.target} + ${space.l})` },
    [lowWindow]: { scrollPaddingBlockStart: space.m },
  },
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
  whiteSpace: 'nowrap',
});

export const onPhones = style([
  button,
  {
    flexGrow: 1,
    flexShrink: 0,
    '@media': { [desktop]: { display: 'none' }, [withoutScript]: { display: 'none' } },
  },
]);

// Beside long names of sort orders, a small phone has room for its word only.
globalStyle(`${onPhones} button span:has(> svg)`, {
  '@media': { 'screen and (width < 25rem)': { display: 'none' } },
});

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
  // Its own row, where the whole name of the chosen order has no room beside the filter button.
  flex: '1 0 auto',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

// Only as wide as the chosen order.
globalStyle(`${sort} select`, {
  '@media': {
    [phones]: {
      fieldSizing: 'content',
      minInlineSize: '100%',
      maxInlineSize: '100%',
      textOverflow: 'ellipsis',
    },
  },
});

export const sortLabel = style({
  ...typeset('label'),
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** One row of the list's grid, whatever it holds. */
export const chosen = style({ ...main });

export const notice = style({ marginBlockEnd: space.m });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xs,
  marginBlockEnd: space.m,
});

/** Below the site's header, with a gap. */
const panelTop = `(var(${stickyHeader}, 0px) + ${space['2xs']})`;

export const panel = style([
  aboveCover,
  {
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
            insetBlockStart: `calc${panelTop}`,
            maxBlockSize: `calc(100dvh - ${panelTop} - ${space.m} - ${coveredBelowLength})`,
            overflowY: 'auto',
            ...roomForRings,
            // Also at the end that it scrolls to.
            scrollPaddingBlock: space.xs,
          },
        },
      },
      [withoutScript]: { display: 'block', order: 1 },
      [`${desktop} and ${withoutScript}`]: { gridColumn: 1, gridRow: '1 / span 3' },
    },
  },
]);

export const results = style({ ...main });

/** What the list shows, and beside it the link to the saved cars. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  // Below a long text, the link would reach into it (`SavedLink`).
  gap: `${space.s} ${space.m}`,
  marginBlockEnd: space.m,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s} ${space.m}`,
});

const statusBase = tabularFigures;

export const status = styleVariants({
  usual: [statusBase, { ...typeset('small'), minBlockSize: '1lh', color: color.textMuted }],
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

/** Placeholders take their place at once, and appear only if the answer is slow. */
export const cars = style({
  selectors: { '&[data-state="waiting"]': { visibility: 'hidden' } },
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

export const narrow = style({
  maxInlineSize: size.text,
  color: color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

/** The link to the pages before those shown. */
export const earlier = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlockEnd: space.l,
});

const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  marginBlockEnd: space.s,
});

/** Links to the words as typed, and to those that may be meant: above the cars, or below the message that no car was found. */
export const hints = styleVariants({
  some: [hint],
  none: [hint, { justifyContent: 'center', marginBlockStart: space.s }],
});

export const wayOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  marginBlock: `${space.l} ${space['2xl']}`,
});

export const failure = style({ marginBlockStart: space.l });
