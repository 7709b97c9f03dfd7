import type { SiteLook } from '#domain/sites/siteLook.ts';
import type { BrandTokens } from '#tokens/brands.ts';
import { brandTokens } from '#tokens/brands.ts';
import {
  colorRoles,
  type ModeName,
  surfaceNames,
  type ThemeName,
  textStyles,
} from '#tokens/names.ts';
import { colorSchemes, createBrand } from './createBrand.ts';
import { quietRoles } from './createNight.ts';
import { lookedBrand } from './lookedBrand.ts';
import { nightPage, nightQuery } from './nightSwitch.ts';
import { schemeProperty, themeClassNames } from './scope.ts';

/**
 * The custom properties that a site's look changes, as CSS for the root of its pages. It is part of these pages, so that the
 * style sheets of all sites stay the same.
 */
export function lookRules(theme: ThemeName, look: SiteLook): string {
  const [brand, looked] = [brandTokens[theme], lookedBrand(brandTokens[theme], look)];
  const [day, night] = [changes(brand, looked, 'day'), changes(brand, looked, 'night')];
  // What the look changes by day reaches the night too, unless the brand's night or the look's has a value for it.
  const kept = [...variables(looked, 'night')].filter(
    ([name, value]) => day.has(name) && day.get(name) !== value,
  );
  const root = `html.${themeClassNames[theme]}`;
  const atNight = `${root}.${themeClassNames[theme]}:is(${nightPage})`;
  return `${root}{${declarations(day)}}@media ${nightQuery}{${atNight}{${declarations(new Map([...kept, ...night]))}}}`;
}

type Variables = ReadonlyMap<string, string>;

/** The variables that differ from the brand's own in a mode. */
function changes(brand: BrandTokens, looked: BrandTokens, mode: ModeName): Variables {
  const own = variables(brand, mode);
  return new Map([...variables(looked, mode)].filter(([name, value]) => own.get(name) !== value));
}

/** All variables of a brand that a look can change. A quiet section has few colours of its own at night. */
function variables(brand: BrandTokens, mode: ModeName): Variables {
  const { surface, shadow, text, overlay } = createBrand(brand, mode);
  const schemes = colorSchemes(brand, mode);
  return new Map([
    ...surfaceNames.flatMap((name) => [
      [schemeProperty(name), schemes[name]] as const,
      ...(name === 'soft' && mode === 'night' ? quietRoles : colorRoles).map(
        (role) => [`--fc-surface-${name}-${role}`, surface[name][role]] as const,
      ),
    ]),
    ...textStyles.flatMap((style) =>
      (['family', 'weight', 'letterSpacing'] as const).map(
        (part) => [`--fc-text-${style}-${part}`, text[style][part]] as const,
      ),
    ),
    ['--fc-shadow-floating', shadow.floating],
    ['--fc-overlay', overlay],
  ]);
}

function declarations(variables: Variables): string {
  return Array.from(variables, ([name, value]) => `${name}:${value}`).join(';');
}
