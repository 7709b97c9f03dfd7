import { type SurfaceName, surfaceNames, type ThemeName, themeNames } from '#tokens/names.ts';
import { perName } from './perName.ts';

/** For layers that don't import tokens. */
export { type ThemeName, themeNames };

/**
 * Class names of themes and surfaces. They are readable and not hashed, so that content, tests and
 * tools can rely on them.
 */
export const themeClassNames = classNames('fc-theme', themeNames);
export const surfaceClassNames = classNames('fc-surface', surfaceNames);

/** Matches the root of any theme. */
export const themeRoots = Object.values<string>(themeClassNames)
  .map((name) => `.${name}`)
  .join(', ');

/** The custom property with the `color-scheme` of a surface. */
export function schemeProperty(surface: SurfaceName): string {
  return `--fc-scheme-${surface}`;
}

function classNames<const Name extends ThemeName | SurfaceName>(
  prefix: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return perName(names, (name) => `${prefix}-${name}`);
}
