/** The layer over the picture: text, search bar and the veil that lets them be read. */

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { veil } from '#themes/veil.ts';
import { hidden } from './Hero.css.ts';

const { color, density, hero: brand } = vars;

const layer = style({
  position: 'relative',
  zIndex: 0,
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Where no text stands, the picture is what a pointer meets.
  pointerEvents: 'none',
  // What room there is above and below the text.
  '::before': { content: '', flexBasis: hidden },
  '::after': { content: '' },
});

/** Where the text stands down the banner. */
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

/** Where it stands across. */
export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
});

/** What the controls of a film take at the picture's lower edge. */
const controls = createVar();

/** Where the picture goes on below the search bar, the controls need room there. */
export const besideControls = style({
  vars: { [controls]: `calc(${density.control} + 2 * ${space.m})` },
  paddingBlockEnd: `calc(${controls} * (1 - ${brand.isBand}))`,
});

/** Narrower than running text, so that the picture keeps its share. */
const columnWidth = `${size.text} * 0.9`;
const leftEdge = `max(${density.gutter}, (100% - ${size.content}) / 2)`;
/** Where that column ends, seen from the right. */
const textEnd = `(100% - ${leftEdge} - ${columnWidth})`;

/** The length over which the veil fades above or below the text. */
const fade = createVar();
/** Far enough to be cut off by the banner's edge. */
const beyond = '-100vh';
const toEdge = veil({ from: fade, to: `calc(100% + ${beyond})`, fade });

export const copy = style({
  position: 'relative',
  paddingBlock: `${density.section} ${space.l}`,
  vars: {
    // On the veil these read over any picture; the brand's own link and focus colours may not.
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
      // From the upper edge, where pictures have their sky, and clear again below the text.
      inset: `${beyond} 0 calc(-1 * ${fade})`,
      backgroundImage: `linear-gradient(to top, ${toEdge})`,
      '@media': { print: { display: 'none' } },
    },
    '&:last-child': { paddingBlockEnd: density.section },
    // Where the picture ends above the band, a film's controls stand between text and band.
    [`${besideControls} > &:not(:last-child)`]: {
      paddingBlockEnd: `max(${space.l}, ${controls} * ${brand.isBand})`,
    },
    [`${stage.bottom} > &::before`]: {
      // Strong where the text begins, not where its padding does.
      inset: `calc(${density.section} - ${fade}) 0 ${beyond}`,
      backgroundImage: `linear-gradient(to bottom, ${toEdge})`,
    },
    // With room beside the text, the veil keeps to its side and the rest of the picture is clear.
    [`${align.start} > &::before`]: {
      '@media': {
        [from('laptop')]: {
          inset: `${beyond} 0`,
          backgroundImage: `linear-gradient(to left, ${veil({ from: textEnd, to: '100%', fade: '28%' })})`,
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

/** Paragraphs in the style of a lead, whatever elements an editor's HTML has. */
export const text = style({
  vars: {
    [vars.text.body.size]: vars.text.lead.size,
    [vars.text.body.lineHeight]: vars.text.lead.lineHeight,
  },
});

export const action = style({ marginBlockStart: space.xs });

/** What the search bar stands on: nothing, or a band along the lower edge. */
export const band = style({
  // Behind all the room there is, or before it.
  order: brand.isBand,
  paddingBlock: brand.bandPadding,
  backgroundColor: brand.band,
});

export const bar = style({
  maxInlineSize: brand.barWidth,
  pointerEvents: 'auto',
  selectors: { [`${align.center} &`]: { marginInline: 'auto' } },
});

export const hiddenFields = style({ order: -1, padding: space.m, pointerEvents: 'auto' });
