import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenAlertAttribute } from '#domain/alert/alert.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, motion, text } = vars;

/** A grid, since a row of it can shrink to nothing and its height needn't be known. */
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
  // What stands on the warning's ground stands no longer on the page's.
  vars: {
    [color.text]: color.onSoft,
    [color.link]: color.onSoft,
    [color.linkHover]: color.onSoft,
    [color.focus]: color.onSoft,
  },
});

/** The bar by type; `none` is what only editors see. */
export const bar = styleVariants({
  warning: [base, warning],
  dark: [surface.dark, base],
  light: [surface.base, base],
  neutral: [surface.soft, base],
  none: [surface.soft, base],
});

/**
 * Can be put away. The attribute stands on `<html>` before anything is painted, so a bar that was
 * dismissed on an earlier page is never seen, and only one dismissed now is seen to go.
 */
export const dismissible = style({
  transition: `grid-template-rows ${motion.base} ${motion.easing}, visibility ${motion.base}`,
  selectors: {
    [`[${hiddenAlertAttribute}] &`]: {
      gridTemplateRows: '0fr',
      borderBlockEndWidth: 0,
      visibility: 'hidden',
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  paddingBlock: space.s,
});

/** In the middle of the first line of the text beside it. */
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
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: text.label.weight });

/** The button is taller than a line of text: it takes of the bar's own air. */
export const close = style({
  flexShrink: 0,
  marginBlock: `calc(-1 * ${space.xs})`,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  '@media': {
    // Without script there is nothing to press.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
