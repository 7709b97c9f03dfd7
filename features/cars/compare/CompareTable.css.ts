import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tableRules as rules, typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { from, lowWindow } from '#themes/media.ts';

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

/**
 * Two cars fit on a phone beside the row labels. More cars scroll sideways, and the columns of a few
 * cars don't stretch across a wide window.
 */
export const table = style({
  ...typeset('body'),
  vars: {
    [nameWidth]: `calc(${space['4xl']} + ${density.card} + ${space.m})`,
    [narrowest]: `calc(${space['5xl']} - ${space.xs})`,
  },
  tableLayout: 'fixed',
  inlineSize: `max(${nameWidth} + ${carCount} * ${narrowest}, min(100% + ${density.card}, ${nameWidth} + ${carCount} * ${widest}))`,
  // Starts at the edge of the window, so that nothing shows through beside the sticky labels.
  marginInlineStart: edge,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('tablet')]: {
      vars: {
        [nameWidth]: `calc(1.75 * ${space['5xl']})`,
        [narrowest]: `calc(1.5 * ${space['5xl']})`,
      },
    },
  },
});

// Keeps focused elements from being hidden by the sticky labels.
globalStyle(`${table} :is(a, button)`, {
  scrollMarginBlockStart: space['4xl'],
  scrollMarginInlineStart: `calc(2 * ${space['5xl']})`,
  '@media': { [lowWindow]: { scrollMarginBlockStart: space.m } },
});

const staying = { position: 'sticky', backgroundColor: color.raised } as const;

const head = style({
  ...staying,
  insetBlockStart: `calc(-1 * ${space.m})`,
  '@media': { [lowWindow]: { insetBlockStart: 'auto' } },
  zIndex: layer.raised + 1,
  borderBlockEnd: `${size.hairline} solid ${color.borderStrong}`,
  verticalAlign: 'bottom',
});

export const corner = style([
  head,
  { inlineSize: nameWidth, insetInlineStart: edge, zIndex: layer.raised + 2 },
]);

/** The inline padding of a cell; small on phones, to leave room for text. */
const besides = {
  paddingInline: space.xs,
  '@media': { [from('tablet')]: { paddingInline: space.s } },
} as const;

export const carHead = style([head, besides]);

export const carName = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Aligns the button's icon, not its padding, with the end of the column.
  marginInlineEnd: `calc(-1 * ${space.s})`,
  color: color.heading,
});

const cellRule = {
  ...rules.cell,
  ...besides,
} as const;

export const cell = style(cellRule);

export const rowHead = style({
  ...typeset('small'),
  ...cellRule,
  ...staying,
  insetInlineStart: edge,
  zIndex: layer.raised,
  paddingInline: `${density.card} ${space['2xs']}`,
  '@media': { [from('tablet')]: { paddingInline: `${density.card} ${space.s}` } },
  color: color.textMuted,
  hyphens: 'auto',
});

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

export const equipment = styleVariants({
  has: { display: 'inline-flex', color: color.success },
  lacks: { display: 'inline-flex', color: color.textMuted },
});

export const sectionHead = style({
  paddingBlock: space.xs,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const sectionButton = style({
  ...typeset('heading4'),
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  marginInlineStart: density.card,
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
});
