import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type SurfaceName, surfaceNames } from '#tokens/names.ts';
import { vars } from './contract.css.ts';
import { schemeProperty, surfaceClassNames, themeRoots } from './scope.ts';

/** The class that gives a section one of the brand's backgrounds and sets all its colour roles. */
export const surface: Readonly<Record<SurfaceName, string>> = surfaceClassNames;

const classSelectors = surfaceNames.map((name) => `.${surfaceClassNames[name]}`).join(', ');

// The base surface, which also applies to theme roots, comes first, so that another surface on the
// same element takes precedence.
for (const name of surfaceNames) {
  const selector = `.${surfaceClassNames[name]}`;
  globalStyle(name === 'base' ? `${themeRoots}, ${selector}` : selector, {
    vars: assignVars<typeof vars.color>(vars.color, vars.surface[name]),
    colorScheme: `var(${schemeProperty(name)})`,
  });
}

globalStyle(`${themeRoots}, ${classSelectors}`, {
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  accentColor: vars.color.accent,
});
