import { vars } from '#themes/contract.css.ts';
import type { TextStyle } from '#tokens/names.ts';

/** The brand's typography for one text style, to be spread into a `style`. */
export function typeset(name: TextStyle) {
  const { family, size, weight, lineHeight, letterSpacing } = vars.text[name];
  return {
    fontFamily: family,
    fontSize: size,
    fontWeight: weight,
    lineHeight,
    letterSpacing,
  };
}
