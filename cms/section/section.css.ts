import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

const breathing = style({
  paddingBlock: vars.density.section,
  '@media': { print: { paddingBlock: space.m } },
});

/** A section across the page on one of the brand's surfaces, with the brand's padding. */
export const section = styleVariants(surface, (ground) => [breathing, ground]);

/** Less padding for a list or tool at the top of a page, so that more of it is visible at once. */
export const opening = style({ paddingBlockStart: vars.density.gap });

// Two neighbouring sections on the same surface look like one, so they share one gap.
for (const ground of Object.values(surface)) {
  globalStyle(`${breathing}.${ground} + ${breathing}.${ground}`, { paddingBlockStart: 0 });
}
