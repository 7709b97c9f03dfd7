import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, forcedColors, from, reducedMotion } from '#themes/media.ts';
import { panelQuery } from './menuQueries.css.ts';

const { color, motion, radius } = vars;

const desktop = from('desktop');
const hover = '(hover: hover)';

const base = style({
  '@media': {
    [desktop]: { display: 'flex', flex: 1, minInlineSize: 0, ...typeset('label') },
  },
});

export const menu = styleVariants({ dropdown: [base], mega: [base] });

// Every entry, whatever it is: as tall as a finger and as wide as its menu. Dozens of them stand
// on every page, so they are styled from here and carry no classes.
globalStyle(`${base} :is(a, summary)`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingBlock: space['2xs'],
  color: 'inherit',
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

globalStyle(`${base} summary`, { listStyle: 'none', justifyContent: 'space-between' });
globalStyle(`${base} summary::-webkit-details-marker`, { display: 'none' });

globalStyle(`${base} a[aria-current]`, { fontWeight: 600, color: color.link });

globalStyle(`${base} :is(a, summary):hover`, {
  '@media': {
    [hover]: { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
  },
});

// Plus and minus, drawn: an icon would be sent once for every group.
const bar = 'linear-gradient(currentcolor, currentcolor) center no-repeat';

globalStyle(`${base} summary::after`, {
  content: '',
  flexShrink: 0,
  inlineSize: '0.875em',
  blockSize: '0.875em',
  background: `${bar}, ${bar}`,
  backgroundSize: '100% 2px, 2px 100%',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

globalStyle(`${base} details[open] > summary::after`, { backgroundSize: '100% 2px, 0 0' });

/** The first level. */
export const list = style({
  '@media': {
    [desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: 1,
      columnGap: space.l,
      // One row; what wraps lies below it and is cut off until it has been counted.
      blockSize: size.target,
      selectors: { '&[data-state="unmeasured"]:not(:has([open]))': { overflow: 'clip' } },
    },
    // Without script the entries are never measured, so every row is shown.
    [`${desktop} and (scripting: none)`]: {
      blockSize: 'auto',
      selectors: { '&[data-state="unmeasured"]': { overflow: 'visible' } },
    },
  },
});

globalStyle(`${list} > li[data-state="wrapped"]`, { visibility: 'hidden' });

const firstLevel = `:is(${list} > li > a, ${list} > li > details > summary)`;

globalStyle(firstLevel, {
  '@media': {
    [panelQuery]: {
      ...typeset('heading4'),
      minBlockSize: `calc(${size.target} + ${space.xs})`,
      borderBlockEnd: `${size.hairline} solid ${color.border}`,
    },
    [desktop]: { whiteSpace: 'nowrap', maxInlineSize: '24ch' },
  },
});

/** The entry that holds what found no room in the row. */
export const more = style({
  position: 'relative',
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'block',
      flexShrink: 0,
      selectors: { '&[data-state="spare"]': { visibility: 'hidden' } },
    },
    [`${desktop} and (scripting: none)`]: { display: 'none' },
  },
});

// In the row, what opens a panel points down.
for (const inRow of [`${list} > li > details`, `${more} > details`]) {
  globalStyle(`${inRow} > summary::after`, {
    '@media': {
      [desktop]: {
        inlineSize: '0.5em',
        blockSize: '0.5em',
        marginBlockStart: '-0.25em',
        background: 'none',
        borderBlockEnd: '2px solid',
        borderInlineEnd: '2px solid',
        transform: 'rotate(45deg)',
        transition: `transform ${motion.fast} ${motion.easing}`,
      },
      [reducedMotion]: { transition: 'none' },
    },
  });
  globalStyle(`${inRow}[open] > summary::after`, {
    '@media': { [desktop]: { marginBlockStart: '0.25em', transform: 'rotate(225deg)' } },
  });
}

// The section the visitor is in is underlined in the brand's colour.
globalStyle(`${firstLevel}[aria-current]`, {
  '@media': {
    [desktop]: {
      color: 'inherit',
      boxShadow: `inset 0 -2px ${color.accent}`,
      fontWeight: 'inherit',
    },
  },
});

/** Custom property of an open group in the row: distance of its panel from the window's top. */
export const panelTop = '--menu-panel-top';
const roomBelow = `calc(100dvh - var(${panelTop}, 6rem))`;

const openPanel = style({
  '@media': {
    [desktop]: {
      position: 'absolute',
      insetBlockStart: '100%',
      zIndex: layer.floating,
      ...typeset('body'),
      backgroundColor: color.raised,
      color: color.text,
      boxShadow: vars.shadow.floating,
      border: `${size.hairline} solid ${color.border}`,
    },
  },
});

/** What a group shows when it is open. */
export const panel = styleVariants({
  dropdown: [
    openPanel,
    {
      paddingInlineStart: space.m,
      paddingBlockEnd: space.s,
      '@media': {
        [desktop]: {
          minInlineSize: '16rem',
          maxInlineSize: '24rem',
          marginInlineStart: `calc(-1 * ${space.m})`,
          paddingBlock: space.s,
          paddingInline: space.m,
          borderRadius: radius.m,
          // In a short window a long list scrolls, so that its end can be reached.
          maxBlockSize: roomBelow,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  ],
  mega: [
    openPanel,
    {
      // Over the menu, as a separate page with a way back.
      '@media': {
        [`${panelQuery} and (scripting: enabled)`]: {
          position: 'fixed',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: `min(100%, ${size.drawer})`,
          zIndex: layer.raised,
          paddingBlock: `${space.m} ${space['2xl']}`,
          paddingInline: vars.density.gutter,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          backgroundColor: color.ground,
        },
        [desktop]: {
          insetInline: 0,
          paddingBlock: space.l,
          paddingInline: `max(${vars.density.gutter}, (100% - ${size.content}) / 2)`,
          borderInline: 0,
          maxBlockSize: roomBelow,
          overflowY: 'auto',
        },
      },
    },
  ],
});

globalStyle(`${list} > li`, {
  '@media': { [desktop]: { position: 'relative' } },
});
globalStyle(`${menu.mega} ${list} > li`, {
  '@media': { [desktop]: { position: 'static' } },
});
// Far to the right a panel opens to the left.
globalStyle(`:is(${list} > li:nth-child(n + 5), ${more}) ${panel.dropdown}`, {
  '@media': { [desktop]: { insetInlineEnd: `calc(-1 * ${space.m})`, marginInlineStart: 0 } },
});

// Groups within a group open in place, a step further in.
globalStyle(`${panel.dropdown} details > ul`, { paddingInlineStart: space.m });

export const overview = style({ fontWeight: 600 });

/** Says in which group one is, where the group covers its entry. */
export const panelTitle = style({
  ...typeset('heading3'),
  marginBlockEnd: space.s,
  '@media': { [desktop]: { display: 'none' } },
});

/** Leads from a group that covers the menu back to it. */
export const back = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: size.target,
  marginBlockEnd: space.m,
  '@media': {
    [desktop]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
  '::before': {
    content: '',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    borderBlockEnd: '2px solid',
    borderInlineStart: '2px solid',
    transform: 'rotate(45deg)',
  },
});

const columns = `${panel.mega} > ul`;

globalStyle(columns, {
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      gap: `${space.l} ${vars.density.gap}`,
    },
  },
});
globalStyle(`${columns}[data-size="few"]`, {
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

globalStyle(`${columns} > li > :is(a, strong)`, { ...typeset('heading4'), paddingBlock: space.xs });
globalStyle(`${columns} > li > strong`, { display: 'block' });
globalStyle(`${columns} > li > small`, {
  ...typeset('small'),
  display: 'block',
  color: color.textMuted,
});

/** The picture of an entry: of few entries in every window, of many only in a wide one. */
export const picture = style({
  display: 'none',
  borderRadius: radius.s,
  overflow: 'hidden',
  '@media': {
    [`(min-width: ${breakpointPx('wide') + 1}px)`]: { display: 'block' },
  },
});

globalStyle(`[data-size="few"] > li > ${picture}`, { display: 'block' });

// In the panel a picture stands small beside its entry.
globalStyle(`${columns}[data-size="few"] > li:has(> ${picture})`, {
  '@media': {
    [panelQuery]: {
      display: 'grid',
      gridTemplateColumns: '7rem 1fr',
      columnGap: space.m,
      alignItems: 'center',
      marginBlockEnd: space.m,
    },
  },
});

/** How wide it is shown, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('desktop')}px) 330px, 100vw`;
