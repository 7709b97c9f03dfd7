import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

const side = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  '@media': {
    // Fingers swipe, or press a thumbnail.
    '(hover: none)': { display: 'none' },
    // They need script; without it the row scrolls natively.
    '(scripting: none)': { display: 'none' },
  },
} as const;

export const previous = style({ ...side, insetInlineStart: space.s });

export const next = style({ ...side, insetInlineEnd: space.s });

export const counter = style({
  ...typeset('small'),
  position: 'absolute',
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
  margin: 0,
  paddingBlock: space['3xs'],
  paddingInline: space.xs,
  borderRadius: radius.s,
  backgroundColor: color.raised,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});
