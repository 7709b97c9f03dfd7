import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

/**
 * Where the form stands. What comes from the provider can't know the section's ground, so it
 * gets the page's own.
 */
export const place = style([
  surface.base,
  {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    maxInlineSize: size.text,
    padding: vars.density.card,
    border: `${size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    selectors: {
      // About what a short form takes, so that little moves when it comes.
      '&:empty, &:has([aria-busy="true"])': { minBlockSize: '24rem' },
      // The notice has a ground of its own.
      '&:has(> form)': { padding: 0, borderColor: 'transparent', backgroundColor: 'transparent' },
      '&:focus-visible': {
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: size.focusRing,
      },
    },
  },
]);

export const gate = style({});

// Without script there is nothing to press, unless it leads to the form's own page.
globalStyle(`${gate}:not([action]) button`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});
