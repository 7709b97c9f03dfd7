import { style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { raisedCard } from '../rules.ts';
import { beside } from './beside.ts';
import { frame } from './frame.css.ts';
import { otherLinks, way } from './pressable.css.ts';
import { rowsOfCard } from './rowsOfCard.ts';

const { color, density, radius } = vars;

const base = style({
  display: 'grid',
  // Both names share one grid line where the picture is above the words.
  gridTemplateColumns: '[picture words] minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  ...raisedCard,
  '@media': { print: { breakInside: 'avoid' } },
});

/** The side-by-side layouts apply only to cards with a picture. */
const withPicture = `&:has(> ${frame})`;

/** Centres short text vertically beside a large picture. */
const middle = `1fr repeat(${rowsOfCard - 1}, auto) 1fr`;

export const layouts = styleVariants({
  column: [base],
  row: [
    base,
    {
      '@media': {
        [from('landscape')]: {
          selectors: { [withPicture]: beside(`min(40%, ${space['5xl']} * 2.5)`) },
        },
      },
    },
  ],
  feature: [
    base,
    {
      '@media': {
        [from('tablet')]: {
          selectors: { [withPicture]: { ...beside('minmax(0, 1fr)'), gridTemplateRows: middle } },
        },
      },
    },
  ],
});

const part = style({
  gridColumn: 'words',
  minInlineSize: 0,
  paddingInline: density.card,
  paddingBlockStart: density.card,
  selectors: {
    '& ~ &': { paddingBlockStart: space.m },
    '&:last-child': { paddingBlockEnd: density.card },
  },
});

/** The icon and badge of a card without a picture. */
export const signs = style([
  part,
  { gridRow: 1, alignSelf: 'end', display: 'flex', flexWrap: 'wrap', gap: space.s },
]);

export const title = style([part, way, { gridRow: 2 }]);

export const text = style([
  part,
  otherLinks,
  { gridRow: 3, selectors: { [`${title} ~ &`]: { paddingBlockStart: space.s } } },
]);

export const facts = style([part, { gridRow: 4 }]);

export const action = style([part, way, { gridRow: 5, alignSelf: 'end' }]);

const onPicture = style({
  gridArea: '1 / 1',
  position: 'relative',
  justifySelf: 'start',
  maxInlineSize: `calc(100% - 2 * ${space.m})`,
  margin: space.m,
});

export const badgeOnPicture = style([onPicture, { alignSelf: 'start' }]);

export const iconOnPicture = style([onPicture, { alignSelf: 'end' }]);

/** The icon has its own background, so that it is visible both on a picture and on the card. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space['3xl'],
  blockSize: space['3xl'],
  borderRadius: radius.m,
  backgroundColor: color.accentSoft,
  color: color.onAccentSoft,
});
