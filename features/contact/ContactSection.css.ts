import { style } from '@vanilla-extract/css';
import { formCard } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { scrollPadding } from '#themes/underHeader.ts';

const { color } = vars;

/** The distance to the top of the window, of which the page's scroll padding is a part. */
const anchored = {
  scrollMarginBlockStart: `calc(250px - var(${scrollPadding}))`,
  '@media': {
    [from('tablet')]: { scrollMarginBlockStart: `calc(112px - var(${scrollPadding}))` },
  },
} as const;

export const section = style(anchored);

/** The seller above the form; beside it on laptops and wider. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [from('laptop')]: {
      columnGap: space['2xl'],
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    },
  },
});

export const seller = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  '@media': { print: { gap: space.xs } },
});

/** The card of the form, which the confirmation covers. */
export const frame = style({
  ...anchored,
  ...formCard,
  color: color.text,
  backgroundColor: color.raised,
  '@media': {
    ...anchored['@media'],
    [from('tablet')]: { ...anchored['@media'][from('tablet')], padding: space.xl },
  },
});

/** Anchors without a box of their own, at the top of the form. */
export const anchor = style({
  ...anchored,
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${size.hairline})`,
});
