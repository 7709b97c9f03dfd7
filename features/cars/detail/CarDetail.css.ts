import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { aboveCover } from '#themes/covered.css.ts';
import { coveredBelowLength, floatingLift } from '#themes/covered.ts';
import { breakpointPx, from, lowWindow } from '#themes/media.ts';
import { scrollPadding, stickyHeader } from '#themes/underHeader.ts';

const { color, density, text } = vars;

/** Both bars have a row of this height, and stay in view across other rows. */
const linksHeight = `calc(${size.target} + ${space.xs})`;
const callHeight = `calc(${density.control} + 2 * ${space.s})`;

/** Windows without room for the head beside the pictures. */
const narrow = `screen and (max-width: ${breakpointPx('laptop') - 0.02}px)`;

/** Rows: top, section links, facts, call to action, and the sections as wide as the window. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto ${linksHeight} auto auto auto`,
  '@media': {
    print: {
      display: 'block',
      vars: {
        [text.body.lineHeight]: '1.3',
        [text.small.lineHeight]: '1.3',
        [text.lead.lineHeight]: '1.3',
        [text.heading2.size]: text.heading3.size,
        [density.card]: space.s,
        [density.gap]: space.s,
      },
    },
  },
});

/** So much smaller on paper that a car is one sheet, of which messages for all visitors and the footer are no part. */
globalStyle(`html:has(${page})`, { '@media': { print: { zoom: 0.49 } } });
globalStyle(`html:has(${page}) :is(section:not(main *), footer)`, {
  '@media': { print: { display: 'none' } },
});

const row = (gridRow: string) => style({ gridColumn: 1, gridRow, minInlineSize: 0 });

export const top = style([
  row('1'),
  {
    paddingBlock: `${space.l} ${space.xl}`,
    '@media': { print: { paddingBlock: `${space.s} 0` } },
  },
]);
export const facts = style([
  row('3'),
  { paddingBlockEnd: space.l, '@media': { print: { paddingBlockEnd: 0 } } },
]);
export const end = row('5');

const bar = style({
  zIndex: layer.sticky,
  position: 'sticky',
  backgroundColor: color.ground,
  '@media': { [lowWindow]: { position: 'static' } },
});

/** Stays below the header until the sections as wide as the window, and leaves below the header. */
export const sectionLinks = style([
  bar,
  row('2 / 5'),
  {
    alignSelf: 'start',
    boxSizing: 'border-box',
    blockSize: linksHeight,
    insetBlockStart: `var(${stickyHeader}, 0px)`,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    '@media': { [lowWindow]: { gridRow: '2' } },
  },
]);

/** On phones, stays at the lower edge of the window until the contact section is reached. */
export const callBar = style([
  bar,
  aboveCover,
  row('1 / 5'),
  {
    alignSelf: 'end',
    insetBlockEnd: coveredBelowLength,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': {
      [from('laptop')]: { display: 'none' },
      [lowWindow]: { gridRow: '4' },
      print: { display: 'none' },
    },
  },
]);

/** Keeps the place of the bar below the facts. */
export const callPlace = style({
  gridColumn: 1,
  gridRow: 4,
  minBlockSize: callHeight,
  '@media': { [from('laptop')]: { display: 'none' }, print: { display: 'none' } },
});

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  rowGap: space['2xs'],
  minBlockSize: callHeight,
});

// Keeps focused elements and anchors from being hidden by the bars.
globalStyle(`html:has(${sectionLinks})`, {
  vars: { [scrollPadding]: `calc(var(${stickyHeader}, 0px) + ${linksHeight})` },
  '@media': { [lowWindow]: { vars: { [scrollPadding]: space.m } } },
});
globalStyle(`html:has(${callBar})`, {
  '@media': {
    [narrow]: { vars: { [floatingLift]: callHeight } },
  },
});

const laptop = from('laptop');

const part = (gridArea: string) =>
  style({ minInlineSize: 0, '@media': { [laptop]: { gridArea }, print: { gridArea } } });

export const media = part('media');
export const title = part('title');
export const offer = part('offer');

/** On laptops and wider, and on paper, name, prices and dealer are one column beside the pictures. */
const topGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': {
    [laptop]: { columnGap: space['2xl'], alignItems: 'start' },
    print: { columnGap: space.xl, alignItems: 'start' },
  },
});

/** The shares of the two columns on screens and on paper, and the parts in them. */
function columns(onScreen: string, onPaper: string, gridTemplateAreas: string) {
  const beside = { gridTemplateRows: 'auto 1fr', gridTemplateAreas };
  return {
    '@media': {
      [laptop]: { ...beside, gridTemplateColumns: onScreen },
      print: { ...beside, gridTemplateColumns: onPaper },
    },
  };
}

const pictureFirst = ['minmax(0, 7fr) minmax(0, 5fr)', 'minmax(0, 4fr) minmax(0, 7fr)'] as const;
const pictureLast = ['minmax(0, 5fr) minmax(0, 7fr)', 'minmax(0, 7fr) minmax(0, 4fr)'] as const;

export const tops = styleVariants({
  standard: [topGrid, columns(...pictureFirst, '"media title" "media offer"')],
  facility: [topGrid, columns(...pictureLast, '"title media" "offer media"')],
});

export const finance = style({
  paddingBlock: space.xl,
  '@media': { print: { paddingBlock: space.s } },
});
