import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { themeClassNames, themeNames } from '#themes/scope.ts';
import { traitsOf } from '#themes/traits.ts';

/**
 * What a brand decides about its heroes. `isBand` is 1 if the picture ends above a band with the
 * search bar, otherwise 0, for use in `order` and `calc()`.
 */
export const heroVars = createGlobalThemeContract(
  { band: '', bandPadding: '', barWidth: '', isBand: '' },
  (_value, path) => `fc-hero-${path.join('-')}`,
);

/** The search bar after the text, with the section's padding below. */
const afterText = {
  band: 'transparent',
  bandPadding: `0 ${vars.density.section}`,
  barWidth: '38rem',
  isBand: '0',
};

/** The search bar in a band of the brand's colour along the lower edge of the picture. */
const inBand = {
  band: vars.surface.brand.ground,
  bandPadding: vars.density.card,
  barWidth: '100%',
  isBand: '1',
};

for (const name of themeNames) {
  const hero = traitsOf(name).heroBand ? inBand : afterText;
  createGlobalTheme(`.${themeClassNames[name]}`, heroVars, hero);
}
