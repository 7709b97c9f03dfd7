import { style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion } = vars;

/** Also for a `<details>` element that looks like a panel. */
export const panel = style({
  paddingBlockEnd: space.xs,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:is([open], [data-state="open"])': { paddingBlockEnd: space.m } },
});

export const heading = style({ margin: 0, font: 'inherit' });

/** The button of a panel, or a `<summary>`. */
export const trigger = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: `calc(${size.target} + ${space.xs})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.heading,
  textAlign: 'start',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover:not(:disabled)': { color: color.linkHover },
    '&:disabled': { color: color.textMuted, cursor: 'default' },
  },
});

export const sign = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.accent,
  transition: `transform ${motion.base} ${motion.easing}`,
  selectors: {
    ':disabled > &': { color: color.textMuted },
    'details[open] > summary > &, [data-state="open"] > &': { transform: 'rotate(180deg)' },
  },
});

/** Closed panels keep their content, and with it what the visitor has entered. */
export const content = style({ selectors: { '&[data-state="closed"]': { display: 'none' } } });
