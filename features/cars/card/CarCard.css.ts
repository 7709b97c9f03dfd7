import { globalStyle, style } from '@vanilla-extract/css';
import { way } from '#design-system/Card/classes.ts';
import { raisedCard, typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';
import { photograph } from './CarPicture.css.ts';
import { compact, singleCardWindow } from './compact.ts';
import { cardInset, cardRow, part, rowsOfCarCard } from './part.ts';
import { ringRoom } from './ringRoom.ts';

const { color, density, radius, text } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rowsOfCarCard}`,
  ...raisedCard,
  '@media': { print: { breakInside: 'avoid' } },
  '@container': { [compact]: { vars: { [cardInset]: space.s } } },
});

/**
 * The displayed width of the picture, for its `sizes`. Depends on the columns: two on phones, unless
 * they are so small that only one fits.
 */
export const pictureSizes = `${singleCardWindow} 92vw, (min-width: ${breakpointPx('wide')}px) 342px, (min-width: ${breakpointPx('desktop')}px) 23vw, (min-width: ${breakpointPx('laptop')}px) 28vw, 45vw`;

export const picture = style([photograph, { gridRow: cardRow('picture'), aspectRatio: '3 / 2' }]);

const inset = `var(${cardInset}, ${density.card})`;

/** The name has its whole distance to the picture; badges in between take back part of it. */
export const labels = style({
  ...part('labels', inset),
  marginBlockEnd: `calc(${space.xs} - ${inset})`,
});

const nameText = style(part('name', inset));
export const name = style([way, nameText]);
// Small enough for long brand names, which break only if they don't fit.
globalStyle(`${nameText}${nameText} > *`, {
  '@container': { [compact]: { fontSize: text.label.size, textWrap: 'wrap' } },
});

export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  textUnderlineOffset: '0.15em',
  borderRadius: radius.s,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
  },
});

/** Two lines at most, because some sellers enter whole lists of equipment. */
export const version = style({
  ...typeset('body'),
  ...part('version', space['3xs']),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  alignSelf: 'start',
  overflow: 'hidden',
  color: color.text,
  '@container': { [compact]: { fontSize: text.small.size } },
});

globalStyle(`${version}${version} > [aria-hidden]`, {
  '@container': { [compact]: { fontSize: text.small.size } },
});

export const facts = style({
  ...typeset('small'),
  ...part('facts', space.xs),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Facts flow inline, like words. */
export const fact = style({
  display: 'inline',
  selectors: {
    // Hides the separator from screen readers.
    '&:not(:last-child)::after': { content: '" · " / ""' },
  },
});

export const price = style({
  ...part('price', space.m),
  alignContent: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
});
globalStyle(`${price} > strong, ${price} > span > strong, ${price} > [aria-hidden]`, {
  '@container': { [compact]: { fontSize: text.heading4.size } },
});

export const costs = style(part('costs', space['2xs']));

export const foot = style({
  ...part('foot', space.m),
  flexWrap: 'wrap',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: `calc(${size.target} + 2 * ${space['2xs']})`,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@container': {
    [compact]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 0,
      paddingBlockStart: space.xs,
    },
  },
});

/** A part of a placeholder that only compact cards have. */
export const onlyCompact = style({
  display: 'none',
  '@container': { [compact]: { display: 'block' } },
});

/** The room of the compare button in a placeholder. */
export const compareRoom = style({
  display: 'none',
  '@container': {
    [compact]: { display: 'block', blockSize: `calc(${size.target} + ${ringRoom})` },
  },
});

export const place = style({
  ...typeset('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  minInlineSize: 0,
  color: color.textMuted,
});
