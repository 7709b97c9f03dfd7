import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import type { LoanPartName } from '#domain/finance/loanParts.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, radius, text } = vars;

/** The costs stand out; the other parts are the price of the car. */
const colors = {
  downPayment: color.heading,
  repaid: color.accent,
  costs: color.warning,
  residual: color.borderStrong,
} as const satisfies Readonly<Record<LoanPartName, string>>;

export const figure = style({ display: 'grid', gap: space.xs, margin: 0 });

export const caption = style({ ...typeset('label'), color: color.text });

/** Its colours carry the meaning of the words below, so forced colours don't replace them. */
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: space.m,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.s,
  forcedColorAdjust: 'none',
});

/** The ground separates neighbours, whatever their colours. */
export const fill = styleVariants(colors, (part) => ({
  fill: part,
  stroke: color.raised,
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
}));

export const legend = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const part = style({
  ...typeset('small'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.xs,
  paddingBlock: space['3xs'],
});

const swatchBase = style({
  inlineSize: '0.75em',
  blockSize: '0.75em',
  borderRadius: radius.s,
  forcedColorAdjust: 'none',
});

export const swatch = styleVariants(colors, (backgroundColor) => [swatchBase, { backgroundColor }]);

export const term = style({ color: color.textMuted });

export const amount = style({ color: color.text, fontWeight: text.label.weight });
