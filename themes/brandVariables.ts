import type { BrandTokens } from '#tokens/brands.ts';
import {
  type ColorRole,
  colorRoles,
  type ModeName,
  type SurfaceName,
  surfaceNames,
  textStyles,
} from '#tokens/names.ts';
import { colorSchemes, createBrand } from './createBrand.ts';
import { quietRoles } from './createNight.ts';
import { schemeProperty } from './scope.ts';

/** A custom property and its value. */
export type BrandVariable = readonly [property: string, value: string];

/** Values of custom properties by their names. */
export type BrandVariables = ReadonlyMap<string, string>;

/** The custom property of a colour role of a surface. */
export function colorProperty(surface: SurfaceName, role: ColorRole): string {
  return `--fc-surface-${surface}-${role}`;
}

/**
 * The custom properties of a brand that its night or a site's look can change. At night, a quiet section has only
 * `quietRoles` of its own.
 */
export function brandVariables(brand: BrandTokens, mode: ModeName): BrandVariables {
  const { surface, shadow, text, overlay } = createBrand(brand, mode);
  const schemes = colorSchemes(brand, mode);
  return new Map([
    ...surfaceNames.flatMap((name) =>
      rolesOf(name, mode).map(
        (role): BrandVariable => [colorProperty(name, role), surface[name][role]],
      ),
    ),
    ...surfaceNames.map((name): BrandVariable => [schemeProperty(name), schemes[name]]),
    ...textStyles.flatMap((style) =>
      (['family', 'weight', 'letterSpacing'] as const).map(
        (part): BrandVariable => [`--fc-text-${style}-${part}`, text[style][part]],
      ),
    ),
    ['--fc-shadow-floating', shadow.floating],
    ['--fc-overlay', overlay],
  ]);
}

function rolesOf(surface: SurfaceName, mode: ModeName): readonly ColorRole[] {
  return surface === 'soft' && mode === 'night' ? quietRoles : colorRoles;
}
