import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { vars } from '#themes/contract.css.ts';

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
