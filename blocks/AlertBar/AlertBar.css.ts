import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenAlertAttribute } from '#domain/alert/alert.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, motion, text } = vars;

/** A grid, because its row can shrink to zero without a known height. */
const base = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

globalStyle(`${base} > *`, { minBlockSize: 0, overflow: 'hidden' });

const warning = style({
  backgroundColor: color.warningSoft,
  borderColor: color.warning,
  color: color.onSoft,
  // The warning has its own background, so these colours replace those of the page's surface.
  vars: {
    [color.text]: color.onSoft,
    [color.link]: color.onSoft,
    [color.linkHover]: color.onSoft,
    [color.focus]: color.onSoft,
  },
});

/** The bar by type; only editors see `none`. */
export const bar = styleVariants({
  warning: [base, warning],
  dark: [surface.dark, base],
  light: [surface.base, base],
  neutral: [surface.soft, base],
  none: [surface.soft, base],
});

const closing = `grid-template-rows ${motion.base} ${motion.easing}`;

/**
 * A bar that can be dismissed. The attribute is set on `<html>` before the first paint, so a bar
 * dismissed on an earlier page never appears, and only a bar dismissed now is animated.
 */
export const dismissible = style({
  transition: closing,
  selectors: {
    [`[${hiddenAlertAttribute}] &`]: {
      gridTemplateRows: '0fr',
      borderBlockEndWidth: 0,
      visibility: 'hidden',
      // Not in other states: behind an open menu, the bar must be hidden at once.
      transition: `${closing}, visibility ${motion.base}`,
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  paddingBlock: space.s,
});

/** Centred on the first line of the text beside it. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: `calc(${text.body.size} * ${text.body.lineHeight})`,
});

export const words = style({
  display: 'grid',
  gap: space['3xs'],
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: size.text,
});

export const title = style({ fontWeight: text.label.weight });

/** The button is taller than a line of text, so negative margins use the bar's padding. */
export const close = style({
  flexShrink: 0,
  marginBlock: `calc(-1 * ${space.xs})`,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  '@media': {
    // Without JavaScript the button does nothing.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
