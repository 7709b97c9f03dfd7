import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';

/**
 * The place of the form. The provider's form doesn't know the section's surface, so it gets the
 * page's own.
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
      // About the height of a short form, so that little moves when it loads.
      '&:empty, &:has([aria-busy="true"])': { minBlockSize: '24rem' },
      // The notice has its own background.
      '&:has(> form)': { padding: 0, borderColor: 'transparent', backgroundColor: 'transparent' },
      '&:focus-visible': {
        outline: `${size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: size.focusRing,
      },
    },
  },
]);

export const gate = style({});

// Without script the notice is only of use if its button opens the form's own page.
globalStyle(`${place}:has(> ${gate}:not([action]))`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});
