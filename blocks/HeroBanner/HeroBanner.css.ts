import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { fadeIn, fadeOut } from './veil.ts';

const { color, density, hero: brand } = vars;

const banner = style({
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

/** As tall as brand and window ask for; taller where the text needs it. */
export const height = styleVariants({
  default: {
    minBlockSize: `calc(3 * ${space['5xl']} + 2.5 * ${density.section})`,
    '@media': {
      [from('tablet')]: {
        minBlockSize: `max(3 * ${space['5xl']} + 2 * ${density.section}, min(40vw, 80svh))`,
      },
    },
  },
  'full-screen': { minBlockSize: '100svh' },
});

export const airAbove = style({ marginBlockStart: density.gutter });

export const media = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** Narrower than running text, so that the picture keeps its share. */
const textColumn = `${size.text} * 0.9`;

const stage = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const leftEdge = `max(${density.gutter}, (100% - ${size.content}) / 2)`;

/** Where the text stands across; from laptops on, text at the left needs the veil only there. */
export const align = styleVariants({
  start: [
    stage,
    {
      '@media': {
        [from('laptop')]: {
          backgroundImage: `linear-gradient(to right, ${fadeOut(`(${leftEdge} + ${textColumn})`, '30%')})`,
        },
      },
    },
  ],
  center: [stage, { textAlign: 'center' }],
});

/** The length over which the veil above and below the text fades. */
const fade = createVar();

const veil = style({
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
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      zIndex: -1,
      pointerEvents: 'none',
    },
    [`${align.start} > &::before`]: { '@media': { [from('laptop')]: { display: 'none' } } },
  },
  '@media': { [from('tablet')]: { vars: { [fade]: space['5xl'] } } },
});

/** Full strength where the text begins, not where its padding does. */
const fadeAbove = `calc(${density.section} - ${fade})`;
const fadeBelow = `calc(-1 * ${fade})`;
/** Far enough to be cut off by the banner's edge. */
const beyond = '-100vh';

/** Where the text stands down the banner; the veil follows it. */
export const placement = styleVariants({
  top: [
    veil,
    {
      selectors: {
        '&::before': {
          insetBlock: `${beyond} ${fadeBelow}`,
          backgroundImage: `linear-gradient(to top, ${fadeIn(fade)})`,
        },
      },
    },
  ],
  center: [
    veil,
    {
      marginBlockStart: 'auto',
      selectors: {
        '&:last-child': { marginBlockEnd: 'auto' },
        '&::before': {
          insetBlock: `${fadeAbove} ${fadeBelow}`,
          backgroundImage: `linear-gradient(to bottom, ${fadeIn(fade)}, ${fadeOut(`(100% - ${fade})`, fade)})`,
        },
      },
    },
  ],
  bottom: [
    veil,
    {
      marginBlockStart: 'auto',
      selectors: {
        '&::before': {
          insetBlock: `${fadeAbove} ${beyond}`,
          backgroundImage: `linear-gradient(to bottom, ${fadeIn(fade)})`,
        },
      },
    },
  ],
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.m,
  maxInlineSize: `calc(${textColumn})`,
  selectors: {
    [`${align.center} &`]: { alignItems: 'center', marginInline: 'auto' },
  },
});

/** The words of the text style `lead`, whatever elements an editor's HTML has. */
export const text = style({
  vars: {
    [vars.text.body.size]: vars.text.lead.size,
    [vars.text.body.lineHeight]: vars.text.lead.lineHeight,
  },
});

export const action = style({ marginBlockStart: space.xs });

/** What the search bar stands on, where the brand puts it. */
export const band = style({
  paddingBlock: brand.bandPadding,
  backgroundColor: brand.band,
  marginBlock: brand.bandMargin,
  selectors: { [`${placement.bottom} + &`]: { marginBlock: 0 } },
});

export const bar = style({
  maxInlineSize: brand.barWidth,
  selectors: { [`${align.center} &`]: { marginInline: 'auto' } },
});
