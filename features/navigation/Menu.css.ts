import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from } from '#themes/media.ts';
import { panelQuery } from './menuQueries.css.ts';

const { color, motion } = vars;

const desktop = from('desktop');
const hover = '(hover: hover)';

const base = style({
  '@media': {
    [desktop]: { display: 'flex', flex: 1, minInlineSize: 0, ...typeset('label') },
  },
});

export const menu = styleVariants({ dropdown: [base], mega: [base] });

// All entries are as high as a touch target and as wide as their menu. Every page has dozens, so
// they are selected by element name and have no classes.
globalStyle(`${base} :is(a, summary)`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingBlock: space['2xs'],
  color: 'inherit',
  textDecorationLine: 'none',
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

// Plus and minus as gradients: an icon would be part of the HTML of every group.
const bar = 'linear-gradient(currentcolor, currentcolor) center no-repeat';

globalStyle(`${base} summary::after`, {
  content: '',
  flexShrink: 0,
  inlineSize: '0.875em',
  blockSize: '0.875em',
  background: `${bar}, ${bar}`,
  backgroundSize: '100% 2px, 2px 100%',
  // Gradients are left out with forced colours unless they are kept, and then with a colour of the system.
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
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
      // One row: entries that wrap are clipped until they have been measured.
      blockSize: size.target,
      // With room for focus rings.
      overflowClipMargin: space['2xs'],
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

const firstLevel = [`${list} > li > a`, `${list} > li > details > summary`];

globalStyle(firstLevel.join(', '), {
  '@media': {
    [panelQuery]: {
      ...typeset('heading4'),
      minBlockSize: `calc(${size.target} + ${space.xs})`,
      borderBlockEnd: `${size.hairline} solid ${color.border}`,
    },
    [desktop]: { whiteSpace: 'nowrap', maxInlineSize: '24ch' },
  },
});

/** The entry with the menu of all entries that don't fit the row. */
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

// In the row, entries with a panel have an arrow that points down.
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
    },
  });
  globalStyle(`${inRow}[open] > summary::after`, {
    '@media': { [desktop]: { marginBlockStart: '0.25em', transform: 'rotate(225deg)' } },
  });
}

// The current section is underlined in the brand's colour.
globalStyle(firstLevel.map((entry) => `${entry}[aria-current]`).join(', '), {
  '@media': {
    [desktop]: {
      color: 'inherit',
      boxShadow: `inset 0 -2px ${color.accent}`,
      fontWeight: 'inherit',
    },
  },
});
