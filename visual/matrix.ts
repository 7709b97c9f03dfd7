import { type ThemeName, themeNames } from '#tokens/names.ts';

/** The theme and width at which a story is rendered. */
export interface VisualMode {
  readonly theme: ThemeName;
  /** Width of the viewport in px. */
  readonly viewport: number;
}

/** The widths at which stories are compared: a phone, a laptop and a large desktop. */
const visualWidths = [375, 1280, 1920] as const;

/** Every theme at every width, keyed by both: `mercedes 375`. */
export function visualMatrix(
  themes: readonly ThemeName[] = themeNames,
  widths: readonly number[] = visualWidths,
): Record<string, VisualMode> {
  const modes = themes.flatMap((theme) =>
    widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }] as const),
  );
  return Object.fromEntries(modes);
}
