import type { SiteLook } from '#domain/sites/siteLook.ts';
import { brandTokens } from '#tokens/brands.ts';
import type { ThemeName } from '#tokens/names.ts';
import { type BrandVariables, brandVariables } from './brandVariables.ts';
import { lookedBrand } from './lookedBrand.ts';
import { nightPage, nightQuery } from './nightSwitch.ts';
import { themeClassNames } from './scope.ts';

/**
 * The custom properties that a site's look changes, as CSS for the root of its pages. It is part of these pages, so that the
 * style sheets of all sites stay the same.
 */
export function lookRules(theme: ThemeName, look: SiteLook): string {
  const [brand, looked] = [brandTokens[theme], lookedBrand(brandTokens[theme], look)];
  const day = changes(brandVariables(brand, 'day'), brandVariables(looked, 'day'));
  const lookedNight = brandVariables(looked, 'night');
  // The day's values would apply at night too, where the brand's night has none.
  const kept = [...lookedNight].filter(([name, value]) => (day.get(name) ?? value) !== value);
  const night = new Map([...kept, ...changes(brandVariables(brand, 'night'), lookedNight)]);
  const root = `html.${themeClassNames[theme]}`;
  const atNight = `${root}.${themeClassNames[theme]}:is(${nightPage})`;
  return `${root}{${declarations(day)}}@media ${nightQuery}{${atNight}{${declarations(night)}}}`;
}

/** The variables that differ from the brand's own. */
function changes(own: BrandVariables, looked: BrandVariables): BrandVariables {
  return new Map([...looked].filter(([name, value]) => own.get(name) !== value));
}

function declarations(variables: BrandVariables): string {
  return Array.from(variables, ([name, value]) => `${name}:${value}`).join(';');
}
