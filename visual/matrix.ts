import { type ThemeName, themeNames } from '#tokens/names.ts';

/** The theme and width at which a story is rendered. */
export interface VisualMode {
  readonly theme: ThemeName;
  /** Width of the viewport in px. */
  readonly viewport: number;
}

/** The widths at which stories are compared: a phone, a laptop and a large desktop. */
const visualWidths = [375, 1280, 1920] as const;

/** Modes by their names: `mercedes 375`. */
export type VisualModes = Readonly<Record<string, VisualMode>>;

/** Every theme at every width. */
export function visualMatrix(
  themes: readonly ThemeName[] = themeNames,
  widths: readonly number[] = visualWidths,
): VisualModes {
  return named(themes.flatMap((theme) => widths.map((viewport) => ({ theme, viewport }))));
}

function named(modes: readonly VisualMode[]): VisualModes {
  return Object.fromEntries(modes.map((mode) => [`${mode.theme} ${mode.viewport}`, mode]));
}

/** The tag of stories of which pictures are taken, here and on Chromatic. */
export const visualTag = 'visual';

/** The tag of stories that look the same in every theme, such as those of the editor. */
const oneThemeTag = 'one-theme';

/** The themes in which a story with these tags is worth a picture; none without the tag `visual`. */
export function themesOf(tags: readonly string[]): readonly ThemeName[] {
  if (!tags.includes(visualTag)) return [];
  return tags.includes(oneThemeTag) ? ['default'] : themeNames;
}

/** All modes in which a story with these tags is worth a picture. */
export function modesOf(tags: readonly string[]): VisualModes {
  return visualMatrix(themesOf(tags));
}

/**
 * The modes of a quick comparison, which has a few stories: each theme at one width. What differs between widths hardly
 * depends on the theme.
 */
const coreModes = named([
  { theme: 'default', viewport: 375 },
  { theme: 'smart', viewport: 375 },
  { theme: 'mercedes', viewport: 1280 },
  { theme: 'carstore', viewport: 1280 },
]);

const changedModes = visualMatrix(['default'], [375, 1280]);

/** The modes of a story in a quick comparison: in all themes if it belongs to the core. */
export function quickModesOf(tags: readonly string[], isCore: boolean): VisualModes {
  return isCore && themesOf(tags).length > 1 ? coreModes : changedModes;
}
