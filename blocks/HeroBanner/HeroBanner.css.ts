import { createVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { veil } from '#themes/veil.ts';

const { color, density, hero: brand } = vars;

/** On paper the text stands below the picture: there it is black and has no veil. */
function onPaper(rule: StyleRule) {
  return { print: rule };
}

/** What lies below the picture instead of on it. */
const belowPicture = createVar();

const banner = style({
  vars: { [belowPicture]: '0px' },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // Picture and veil end with the banner, whatever they reach for.
  overflow: 'clip',
});

/** White text stands on the brand's dark ground, black text on its light one. */
export const tone = styleVariants({
  white: [banner, surface.dark],
  black: [banner, surface.base],
});

const barHeight = `max(${size.target}, ${density.control}) + 2 * ${space['2xs']} + 2 * ${size.hairline}`;

/** Brands whose search bar stands in a band let the picture end above it. */
export const withSearch = style({
  vars: { [belowPicture]: `calc((${barHeight} + 2 * ${density.card}) * ${brand.isBand})` },
});

/** As tall as brand and window ask for; taller where the text needs it. */
export const height = styleVariants({
  default: {
    minBlockSize: `calc(3.25 * ${space['5xl']} + 2 * ${density.section} + ${belowPicture})`,
    '@media': {
      ...onPaper({ minBlockSize: 0 }),
      [from('tablet')]: {
        minBlockSize: `calc(max(3 * ${space['5xl']} + 2 * ${density.section}, min(40vw, 80svh)) + ${belowPicture})`,
      },
    },
  },
  'full-screen': { minBlockSize: '100svh', '@media': onPaper({ minBlockSize: 0 }) },
});

export const airAbove = style({ marginBlockStart: density.gutter });

/** No layer of its own: the controls of a film must come to lie above the text's layer. */
export const media = style({
  position: 'absolute',
  inset: `0 0 ${belowPicture}`,
  '@media': onPaper({ position: 'relative', aspectRatio: '2 / 1' }),
});

/** Lets the picture under the film be seen until the film is there. */
export const film = style({ vars: { [color.skeleton]: 'transparent' } });

const stage = style({
  position: 'relative',
  zIndex: 0,
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Where no text stands, the picture is what a pointer meets.
  pointerEvents: 'none',
});

/** Where the text stands across. */
export const align = styleVariants({
  start: [stage],
  center: [stage, { textAlign: 'center' }],
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

/** The length over which the veil fades above and below the text. */
const fade = createVar();
/** Far enough to be cut off by the banner's edge. */
const beyond = '-100vh';

const veiled = style({
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
    '&:last-child': { paddingBlockEnd: density.section },
    // Elsewhere between the text and the band.
    [`${besideControls} > &:not(:last-child)`]: {
      paddingBlockEnd: `max(${space.l}, ${controls} * ${brand.isBand})`,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      zIndex: -1,
      '@media': onPaper({ display: 'none' }),
    },
    // With room beside the text, the veil keeps to its side and the rest of the picture is clear.
    [`${align.start} > &::before`]: {
      '@media': {
        [from('laptop')]: {
          insetBlock: beyond,
          backgroundImage: `linear-gradient(to left, ${veil({ from: textEnd, to: '100%', fade: '36%' })})`,
        },
      },
    },
  },
  '@media': { [from('tablet')]: { vars: { [fade]: space['5xl'] } } },
});

const toEdge = veil({ from: fade, to: `calc(100% + ${beyond})`, fade });

/** From the upper edge, where pictures have their sky, and clear again below the text. */
const fromAbove = style({
  selectors: {
    '&::before': {
      insetBlock: `${beyond} calc(-1 * ${fade})`,
      backgroundImage: `linear-gradient(to top, ${toEdge})`,
    },
  },
});

const fromBelow = style({
  selectors: {
    '&::before': {
      // Strong where the text begins, not where its padding does.
      insetBlock: `calc(${density.section} - ${fade}) ${beyond}`,
      backgroundImage: `linear-gradient(to bottom, ${toEdge})`,
    },
  },
});

/** Where the text stands down the banner; the veil follows it. */
export const placement = styleVariants({
  top: [veiled, fromAbove],
  center: [
    veiled,
    fromAbove,
    { marginBlockStart: 'auto', selectors: { '&:last-child': { marginBlockEnd: 'auto' } } },
  ],
  bottom: [veiled, fromBelow, { marginBlockStart: 'auto' }],
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

/** What the search bar stands on, and where the brand puts it. */
export const band = style({
  paddingBlock: brand.bandPadding,
  backgroundColor: brand.band,
  marginBlock: brand.bandMargin,
  selectors: {
    [`${placement.bottom} + &`]: { marginBlock: 0 },
    '&:first-child': { marginBlockStart: 'auto' },
  },
});

export const bar = style({
  maxInlineSize: brand.barWidth,
  pointerEvents: 'auto',
  selectors: { [`${align.center} &`]: { marginInline: 'auto' } },
});

export const hiddenFields = style({ padding: space.m, pointerEvents: 'auto' });
