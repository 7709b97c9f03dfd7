import { themeClassNames } from '#themes/scope.ts';
import type { ModeName, ThemeName } from '#tokens/names.ts';

/** The class of a part of a page that shows one mode, whatever the system prefers. */
export function modeClassName(mode: ModeName): string {
  return `sb-mode-${mode}`;
}

/** The classes of a brand in a mode. */
export function modeClasses(theme: ThemeName, mode: ModeName): string {
  return `${themeClassNames[theme]} ${modeClassName(mode)}`;
}
