import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

const breathing = style({ paddingBlock: vars.density.section });

/** A section across the page on one of the brand's grounds, with the brand's air inside. */
export const section = styleVariants(surface, (ground) => [breathing, ground]);

/** Where a page opens with something to work with, less air, so that more of it is seen at once. */
export const opening = style({ paddingBlockStart: vars.density.gap });

// To the eye two neighbours on one ground are one field of colour: they share one gap.
for (const ground of Object.values(surface)) {
  globalStyle(`${breathing}.${ground} + ${breathing}.${ground}`, { paddingBlockStart: 0 });
}
