import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { vatAttribute } from '#domain/cars/vatChoice.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color } = vars;

export const looks = styleVariants({
  card: typeset('heading3'),
  table: typeset('heading4'),
  page: typeset('heading2'),
});

export const amounts = styleVariants({
  amount: { color: color.heading, fontVariantNumeric: 'tabular-nums' },
  campaign: { color: color.price, fontVariantNumeric: 'tabular-nums' },
});

/** The text around a "from" price. */
export const from = style({ ...typeset('body'), color: color.text });

/** A price given as text has the size of the name. */
export const words = style({ ...typeset('heading4'), color: color.heading });

export const beside = style({
  ...typeset('small'),
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const figure = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
} as const;

const carSecond = style(figure);
const vanFirst = style(figure);

const vanSecond = style(figure);

/** The two figures of a price, by what the first one includes. Without VAT, it is the price of a van. */
export const figures = {
  with: { first: style(figure), second: carSecond },
  without: { first: vanFirst, second: vanSecond },
} as const;

/** The smaller figures, each on a line below the other. */
const smaller = [
  `html ${carSecond}`,
  `html:not([${vatAttribute}]) ${vanSecond}`,
  `html[${vatAttribute}] ${vanFirst}`,
];

for (const group of smaller) {
  globalStyle(group, { order: 1, flexBasis: '100%' });
  globalStyle(`${group} > strong`, { ...typeset('small'), color: color.textMuted });
  globalStyle(`${group} > s`, { display: 'none' });
}
