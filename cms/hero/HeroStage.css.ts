/** The layer over the picture: text, search bar and the gradient that keeps them readable. */

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { searchBarHeight } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { feather, veil, veilColor } from '#themes/veil.ts';
import { hidden } from './Hero.css.ts';
import { heroVars } from './heroVars.css.ts';

const { color, density } = vars;

const layer = style({
  position: 'relative',
  zIndex: 0,
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Pointer events reach the picture wherever there is no text.
  pointerEvents: 'none',
  // Distributes the space above and below the text.
  '::before': { content: '', flexBasis: hidden },
  '::after': { content: '' },
});

/** The vertical position of the text. */
export const stage = styleVariants({
  top: [layer, { '::after': { flexGrow: 1 } }],
  center: [
    layer,
    {
      '::before': { flexGrow: 1 },
      // On phones a little above the middle, where upright pictures have their sky.
      '::after': { flexGrow: 2.5 },
      '@media': { [from('tablet')]: { '::after': { flexGrow: 1 } } },
    },
  ],
  bottom: [layer, { '::before': { flexGrow: 1 } }],
});

/** The horizontal position of the text. */
export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
});

/** The space that a film's controls need at the picture's lower edge. */
const controls = createVar();

/** Leaves space for the controls if the picture extends below the search bar. */
export const besideControls = style({
  vars: { [controls]: `calc(${density.control} + 2 * ${space.m})` },
  paddingBlockEnd: `calc(${controls} * (1 - ${heroVars.isBand}))`,
});

/** Narrower than body text, so that enough of the picture stays visible. */
const columnWidth = `${size.text} * 0.9`;
const leftEdge = `max(${density.gutter}, (100% - ${size.content}) / 2)`;
/** Distance of the column's end from the right edge. */
const textEnd = `(100% - ${leftEdge} - ${columnWidth})`;

/** The distance over which the gradient fades above or below the text. */
const fade = createVar();
/** Large enough to be clipped by the banner's edge. */
const beyond = '-100vh';
const toEdge = veil({ from: fade, to: `calc(100% + ${beyond})`, fade });
/**
 * On wide windows the gradient ends above and below the text too, and beside centred text, so that pictures stay bright
 * around it.
 */
const above = `(${fade} + ${density.section})`;
const acrossText = feather({ start: density.section, end: `(${fade} + ${space.l})` });
const acrossCentred = feather({ start: above, end: above });
/** Wide, so that no box shows beside centred text. */
const sideFade = `2.5 * ${fade}`;
const alongCentred = feather({ start: sideFade, end: sideFade });

export const copy = style({
  position: 'relative',
  paddingBlock: `${density.section} ${space.l}`,
  vars: {
    // Readable over any picture; the brand's link and focus colours may not be.
    [color.text]: color.heading,
    [color.link]: color.heading,
    [color.linkHover]: color.heading,
    [color.focus]: color.heading,
    [fade]: space['4xl'],
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      // From the upper edge, where pictures show the sky, and transparent below the text.
      inset: `${beyond} 0 calc(-1 * ${fade})`,
      backgroundImage: `linear-gradient(to top, ${toEdge})`,
      '@media': { print: { display: 'none' } },
    },
    '&:last-child': { paddingBlockEnd: density.section },
    // If the picture ends above the band, a film's controls are between text and band.
    [`${besideControls} > &:not(:last-child)`]: {
      paddingBlockEnd: `max(${space.l}, ${controls} * ${heroVars.isBand})`,
    },
    [`${stage.bottom} > &::before`]: {
      // Full strength starts at the text, not at its padding.
      inset: `calc(${density.section} - ${fade}) 0 ${beyond}`,
      backgroundImage: `linear-gradient(to bottom, ${toEdge})`,
    },
    // With space beside the text, the gradient covers the text's side only.
    [`${align.start} > &::before`]: {
      '@media': {
        [from('laptop')]: {
          inset: `0 0 calc(-1 * ${fade})`,
          backgroundImage: `linear-gradient(to left, ${veil({ from: textEnd, to: '100%', fade: '28%' })})`,
          maskImage: `linear-gradient(to bottom, ${acrossText})`,
        },
      },
    },
    [`${align.center} > &::before`]: {
      '@media': {
        [from('laptop')]: {
          inset: `calc(-1 * ${fade}) calc((100% - ${columnWidth}) / 2 - ${sideFade})`,
          backgroundImage: `linear-gradient(${veilColor} 0 0)`,
          maskImage: `linear-gradient(to right, ${alongCentred}), linear-gradient(to bottom, ${acrossCentred})`,
          maskComposite: 'intersect',
        },
      },
    },
  },
  '@media': { [from('tablet')]: { vars: { [fade]: space['5xl'] } } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: `calc(${columnWidth})`,
  pointerEvents: 'auto',
  selectors: {
    [`${align.center} &`]: { marginInline: 'auto' },
  },
});

/** All text in the lead style, whatever elements the editor's HTML contains. */
export const text = style({
  vars: {
    [vars.text.body.size]: vars.text.lead.size,
    [vars.text.body.lineHeight]: vars.text.lead.lineHeight,
  },
});

export const action = style({ marginBlockStart: space.xs });

/** The background of the search bar: none, or a band along the lower edge. */
export const band = style({
  // At the end of the free space, or at its start.
  order: heroVars.isBand,
  paddingBlock: heroVars.bandPadding,
  // The words above it would move when the browser reads the search bar.
  boxSizing: 'content-box',
  minBlockSize: `calc(${searchBarHeight})`,
  backgroundColor: heroVars.band,
});

export const bar = style({
  maxInlineSize: heroVars.barWidth,
  pointerEvents: 'auto',
  selectors: { [`${align.center} &`]: { marginInline: 'auto' } },
});

export const hiddenFields = style({ order: -1, padding: space.m, pointerEvents: 'auto' });
