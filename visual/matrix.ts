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
 * The modes of the core in a quick comparison, by turns: each theme is shown by half of the stories, at one width. What
 * differs between widths hardly depends on the theme, and a story is opened once.
 */
const coreModes = [
  named([
    { theme: 'default', viewport: 375 },
    { theme: 'smart', viewport: 375 },
  ]),
  named([
    { theme: 'mercedes', viewport: 1280 },
    { theme: 'carstore', viewport: 1280 },
  ]),
];

/** The modes of the story at a position of the core in a quick comparison. */
export function coreModesAt(position: number): VisualModes {
  return coreModes[position % coreModes.length] ?? {};
}

/** The modes of other stories in a quick comparison. */
export const changedModes = visualMatrix(['default'], [375, 1280]);
