import { style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { tabularFigures } from '#themes/figures.css.ts';
import { typeset } from '../Text/typeset.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const group = style({ minInlineSize: 0 });

const labelText = style([
  typeset('label'),
  {
    display: 'block',
    color: vars.color.text,
    marginBlockEnd: space.xs,
    textWrap: 'pretty',
  },
]);

/** The class of a label or legend by visibility. */
export const label = styleVariants({ visible: [labelText], hidden: [hidden] });

export const mark = style({ color: vars.color.textMuted, fontWeight: vars.text.body.weight });

export const helpText = style([
  typeset('small'),
  {
    color: vars.color.textMuted,
    // Closer to the label than to the control.
    marginBlockStart: `calc(-1 * ${space['2xs']})`,
    marginBlockEnd: space.xs,
    maxInlineSize: size.text,
  },
]);

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
});

export const error = style([
  typeset('small'),
  {
    display: 'flex',
    gap: space.xs,
    marginBlockStart: space.xs,
    color: vars.color.danger,
    fontWeight: vars.text.label.weight,
  },
]);

/** As tall as one line, so that the icon is aligned with the first line. */
export const errorIcon = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
});

export const counter = style([
  typeset('small'),
  tabularFigures,
  {
    position: 'relative',
    flexShrink: 0,
    marginBlockStart: space.xs,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    selectors: {
      '&[data-state="full"]': { color: vars.color.text, fontWeight: vars.text.label.weight },
    },
  },
]);
