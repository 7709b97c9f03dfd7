import { style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';

const { color, radius } = vars;

/** A row or tile that is pressed as a whole, such as a file to choose or a problem to go to. */
export const pressable = style([
  typeset('small'),
  {
    display: 'grid',
    inlineSize: '100%',
    padding: space.xs,
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    backgroundColor: 'transparent',
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.s,
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.text } },
  },
]);
