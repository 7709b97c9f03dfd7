import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { colorSchemes, createBrand } from '#themes/createBrand.ts';
import { schemeProperty, themeClassNames } from '#themes/scope.ts';
import { brandTokens } from '#tokens/brands.ts';
import { modeNames, surfaceNames, themeNames } from '#tokens/names.ts';
import { modeClassName } from './modeClass.ts';

const { surface, shadow, overlay } = vars;

for (const theme of themeNames) {
  for (const mode of modeNames) {
    // More specific than the brands' own rules, which follow the system.
    const selector = `html .${themeClassNames[theme]}${`.${modeClassName(mode)}`.repeat(3)}`;
    const brand = brandTokens[theme];
    const values = createBrand(brand, mode);
    createGlobalTheme(
      selector,
      { surface, shadow, overlay },
      {
        surface: values.surface,
        shadow: values.shadow,
        overlay: values.overlay,
      },
    );
    const schemes = colorSchemes(brand, mode);
    globalStyle(selector, {
      vars: Object.fromEntries(surfaceNames.map((name) => [schemeProperty(name), schemes[name]])),
    });
  }
}
