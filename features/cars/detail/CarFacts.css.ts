import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, text } = vars;

/** Two or more columns of facts, each with its label above the value. */
const overview = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space['5xl']}), 1fr))`,
  gap: `${space.m} ${space.l}`,
  margin: 0,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: space.xs },
  },
});

export const overviews = styleVariants({
  standard: [overview],
  facility: [
    overview,
    { '@media': { [from('laptop')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  ],
});

const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const layouts = styleVariants({
  standard: [facts],
  // Technical data and equipment are side by side.
  facility: [
    facts,
    {
      '@media': {
        [from('laptop')]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: space['3xl'],
        },
      },
    },
  ],
});

const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.m,
  paddingBlock: space.xl,
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${size.hairline} solid ${color.border}` },
  },
  '@media': { print: { gap: space.xs, paddingBlock: space.xs } },
});

/** In the standard layout, the title of a section is beside it. */
export const sections = styleVariants({
  standard: [
    section,
    {
      '@media': {
        [from('laptop')]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
          columnGap: space['2xl'],
          paddingBlock: space['2xl'],
        },
      },
    },
  ],
  facility: [section],
});

/** A section as wide as the page. */
export const wide = style({ gridColumn: '1 / -1' });

export const body = style({ minInlineSize: 0 });

export const overviewTerm = style({
  ...typeset('small'),
  // On the smallest phones, a long word takes part of the gap rather than break.
  marginInlineEnd: `calc(${space.xs} - ${space.l})`,
  color: color.textMuted,
});

export const value = style({
  margin: 0,
  color: color.text,
  fontWeight: text.label.weight,
  fontVariantNumeric: 'tabular-nums',
});

export const description = style({
  display: 'grid',
  gap: space.m,
  maxInlineSize: size.text,
  '@media': { print: { gap: space['2xs'], maxInlineSize: 'none' } },
});
