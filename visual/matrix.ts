import { type ThemeName, themeNames } from '#tokens/names.ts';

/** A way of looking at a story: a theme at a width. */
export interface VisualMode {
  readonly theme: ThemeName;
  /** Width of the viewport in px. */
  readonly viewport: number;
}

/** The widths at which stories are compared: a phone and a desktop. */
export const visualWidths = [375, 1280] as const;

/** Every theme at every width, by a name that says both: `mercedes 375`. */
export function visualMatrix(
  themes: readonly ThemeName[] = themeNames,
  widths: readonly number[] = visualWidths,
): Record<string, VisualMode> {
  const modes = themes.flatMap((theme) =>
    widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }] as const),
  );
  return Object.fromEntries(modes);
}
