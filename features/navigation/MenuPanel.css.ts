import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx, from } from '#themes/media.ts';
import { list, menu, more } from './Menu.css.ts';
import { panelQuery } from './menuQueries.css.ts';

const { color, radius } = vars;

const desktop = from('desktop');

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

/** The panel of an open group. */
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
          // In a low window a long list scrolls.
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
      // Covers the menu, and has a button back to it.
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
// The panels of the last entries open to the left.
globalStyle(`:is(${list} > li:nth-child(n + 5), ${more}) ${panel.dropdown}`, {
  '@media': { [desktop]: { insetInlineEnd: `calc(-1 * ${space.m})`, marginInlineStart: 0 } },
});

// Nested groups open in place, indented.
globalStyle(`${panel.dropdown} details > ul`, { paddingInlineStart: space.m });

export const overview = style({ fontWeight: 600 });

/** The name of the group, where its panel covers the entry. */
export const panelTitle = style({
  ...typeset('heading3'),
  marginBlockEnd: space.s,
  '@media': { [desktop]: { display: 'none' } },
});

/** The button back from a panel that covers the menu. */
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

/** The picture of an entry. Panels with many entries show pictures in wide windows only. */
export const picture = style({
  display: 'none',
  borderRadius: radius.s,
  overflow: 'hidden',
  '@media': {
    [`(min-width: ${breakpointPx('wide') + 1}px)`]: { display: 'block' },
  },
});

globalStyle(`[data-size="few"] > li > ${picture}`, { display: 'block' });

// In the panel, a small picture is beside its entry.
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

/** The displayed width of the picture, for its `sizes`. */
export const pictureSizes = `(min-width: ${breakpointPx('desktop')}px) 330px, 100vw`;
