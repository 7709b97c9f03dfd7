import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tableRules as rules, typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { from, lowWindow } from '#themes/media.ts';
import { phoneQuery } from '#themes/queries.css.ts';
import { photograph } from '../card/CarPicture.css.ts';

const { color, density, motion, radius } = vars;

/** The number of cars. */
export const carCount = createVar();

const nameWidth = createVar();
const narrowest = createVar();
const widest = `calc(3 * ${space['5xl']})`;

/** Sticky cells stick to the edge of the scroll container, not inside its padding. */
const edge = `calc(-1 * ${density.card})`;

export const choice = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  marginBlockEnd: space.xs,
});

/** On a phone, so much of a third car is visible beside two that visitors notice it. */
const peek = space.l;

/**
 * Beside the row labels, more cars than fit scroll sideways, and the columns of a few cars don't
 * stretch across a wide window. On a phone the labels are above the values, so that two cars fit.
 */
export const table = style({
  ...typeset('body'),
  vars: {
    [nameWidth]: `calc(1.75 * ${space['5xl']})`,
    [narrowest]: `calc(1.5 * ${space['5xl']})`,
  },
  tableLayout: 'fixed',
  inlineSize: `max(${nameWidth} + ${carCount} * ${narrowest}, min(100% + ${density.card}, ${nameWidth} + ${carCount} * ${widest}))`,
  // Starts at the edge of the window, so that nothing shows through beside the sticky labels.
  marginInlineStart: edge,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [phoneQuery]: {
      display: 'block',
      inlineSize: `max(100%, ${carCount} * min((100% - ${peek}) / 2, ${narrowest}))`,
      marginInlineStart: 0,
    },
  },
});

// Browsers keep the roles of tables that are laid out as grids.
globalStyle(`${table} > :is(thead, tbody)`, { '@media': { [phoneQuery]: { display: 'block' } } });
globalStyle(`${table} tr`, {
  '@media': {
    [phoneQuery]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${carCount}, minmax(0, 1fr))`,
      columnGap: space.m,
      borderBlockEnd: `${size.hairline} solid ${color.border}`,
    },
  },
});

// Keeps focused elements from being hidden by the sticky labels.
globalStyle(`${table} :is(a, button)`, {
  scrollMarginBlockStart: space['5xl'],
  scrollMarginInlineStart: `calc(2 * ${space['5xl']})`,
  '@media': {
    [phoneQuery]: { scrollMarginInlineStart: 0 },
    [lowWindow]: { scrollMarginBlockStart: space.m },
  },
});

const staying = { position: 'sticky', backgroundColor: color.raised } as const;

const atTop = {
  ...staying,
  insetBlockStart: `calc(-1 * ${space.m})`,
  zIndex: layer.raised + 1,
} as const;

// A cell of a grid doesn't stick outside its row.
globalStyle(`${table} > thead`, {
  '@media': { [phoneQuery]: atTop, [lowWindow]: { insetBlockStart: 'auto' } },
});

const head = style({
  ...atTop,
  '@media': {
    [lowWindow]: { insetBlockStart: 'auto' },
    [phoneQuery]: { position: 'static', border: 0 },
  },
  borderBlockEnd: `${size.hairline} solid ${color.borderStrong}`,
  verticalAlign: 'bottom',
});

export const corner = style([
  head,
  {
    inlineSize: nameWidth,
    insetInlineStart: edge,
    zIndex: layer.raised + 2,
    '@media': { [phoneQuery]: { position: 'absolute', inlineSize: 'auto' } },
  },
]);

export const carHead = style([
  head,
  {
    paddingInline: space.s,
    '@media': { [phoneQuery]: { paddingInline: 0 } },
  },
]);

/** The name, and below it the buttons; on a phone beside the picture. */
export const car = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Aligns the last button's icon, not its padding, with the end of the column.
  '@media': { [phoneQuery]: { marginInlineEnd: `calc(-1 * ${space.s})` } },
});

export const carName = style({
  ...typeset('label'),
  flexBasis: '100%',
  hyphens: 'auto',
  color: color.heading,
  '@media': { [phoneQuery]: { marginInlineEnd: space.s } },
});

export const thumbnail = style([
  photograph,
  {
    flex: `1 0 ${space.xl}`,
    maxInlineSize: space['4xl'],
    aspectRatio: '3 / 2',
    borderRadius: radius.s,
    '@media': { [from('tablet')]: { display: 'none' } },
  },
]);

/** The maximum displayed width of the picture, for its `sizes`. */
export const thumbnailSizes = space['4xl'];

export const buttons = style({
  display: 'flex',
  flexShrink: 0,
  // Aligns the first button's icon with the name.
  '@media': { [from('tablet')]: { marginInlineStart: `calc(-1 * ${space.s})` } },
});

const cellRule = {
  ...rules.cell,
  paddingInline: space.s,
} as const;

export const cell = style({
  ...cellRule,
  '@media': {
    [phoneQuery]: {
      minInlineSize: 0,
      paddingBlock: `${space['2xs']} ${space.s}`,
      paddingInline: 0,
      border: 0,
      // A column of a grid isn't as wide as its longest word.
      overflowWrap: 'anywhere',
    },
  },
});

/** A cell of all columns. */
export const wholeRow = style({ '@media': { [phoneQuery]: { gridColumn: '1 / -1' } } });

/** A row that repeats what is in the head on a phone. */
export const wideOnly = style({});
globalStyle(`${table} ${wideOnly}`, { '@media': { [phoneQuery]: { display: 'none' } } });

export const rowHead = style([
  wholeRow,
  {
    ...typeset('small'),
    ...cellRule,
    ...staying,
    insetInlineStart: edge,
    zIndex: layer.raised,
    paddingInlineStart: density.card,
    color: color.textMuted,
    hyphens: 'auto',
    '@media': {
      [phoneQuery]: {
        insetInlineStart: 0,
        justifySelf: 'start',
        // As wide as the window, of which the columns may be only a part.
        maxInlineSize: `calc(100vw - 2 * ${density.card})`,
        paddingBlock: `${space.s} 0`,
        paddingInline: 0,
        border: 0,
      },
    },
  },
]);

export const wayOn = style({ marginBlockStart: space['2xs'] });

export const muted = style({ ...typeset('small'), color: color.textMuted });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2xs'],
});

// The names of campaigns are long words in some languages.
globalStyle(`${badges} > span`, { '@media': { [phoneQuery]: { paddingInline: space.xs } } });

export const equipment = styleVariants({
  has: { display: 'inline-flex', color: color.success },
  lacks: { display: 'inline-flex', color: color.textMuted },
});

export const sectionHead = style([
  wholeRow,
  {
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    '@media': { [phoneQuery]: { border: 0, textAlign: 'start' } },
  },
]);

export const sectionButton = style({
  ...typeset('heading4'),
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  marginInlineStart: density.card,
  '@media': { [phoneQuery]: { marginInlineStart: 0 } },
  borderRadius: radius.s,
  color: color.heading,
});

export const sectionSign = style({
  display: 'inline-flex',
  transition: `rotate ${motion.fast} ${motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const note = style({
  position: 'sticky',
  insetInlineStart: 0,
  marginInlineStart: density.card,
  color: color.textMuted,
  '@media': { [phoneQuery]: { marginInlineStart: 0 } },
});
