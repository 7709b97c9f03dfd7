import { type ModeName, type ThemeName, themeNames } from '#tokens/names.ts';

/** The theme, its day or night, and the width at which a story is rendered. */
export interface VisualMode {
  readonly theme: ThemeName;
  readonly mode: ModeName;
  /** Width of the viewport in px. */
  readonly viewport: number;
}

/** The widths at which stories are compared: a phone, a laptop and a large desktop. */
const visualWidths = [375, 1280, 1920] as const;

/** The width at which the nights are compared: what differs between widths hardly depends on colours. */
const nightWidth = 1280;

/** Modes by their names: `mercedes 375`, `mercedes 1280 night`. */
export type VisualModes = Readonly<Record<string, VisualMode>>;

/** Every theme by day at every width, and at night at one. */
export function visualMatrix(
  themes: readonly ThemeName[] = themeNames,
  widths: readonly number[] = visualWidths,
): VisualModes {
  const days = themes.flatMap((theme) => widths.map((viewport) => day(theme, viewport)));
  return named([...days, ...themes.map((theme) => night(theme, nightWidth))]);
}

function day(theme: ThemeName, viewport: number): VisualMode {
  return { theme, mode: 'day', viewport };
}

function night(theme: ThemeName, viewport: number): VisualMode {
  return { theme, mode: 'night', viewport };
}

function named(modes: readonly VisualMode[]): VisualModes {
  return Object.fromEntries(modes.map((each) => [nameOf(each), each]));
}

function nameOf({ theme, mode, viewport }: VisualMode): string {
  return mode === 'day' ? `${theme} ${viewport}` : `${theme} ${viewport} ${mode}`;
}

/** The tag of stories of which pictures are taken, here and on Chromatic. */
export const visualTag = 'visual';

/** The tag of stories that look the same in every theme and at night, such as those of the editor. */
const oneThemeTag = 'one-theme';

/** The themes in which a story with these tags is worth a picture; none without the tag `visual`. */
export function themesOf(tags: readonly string[]): readonly ThemeName[] {
  if (!tags.includes(visualTag)) return [];
  return tags.includes(oneThemeTag) ? ['default'] : themeNames;
}

/** All modes in which a story with these tags is worth a picture. */
export function modesOf(tags: readonly string[]): VisualModes {
  return worthAPicture(visualMatrix(themesOf(tags)), tags);
}

function worthAPicture(modes: VisualModes, tags: readonly string[]): VisualModes {
  if (!tags.includes(oneThemeTag)) return modes;
  return named(Object.values(modes).filter(({ mode }) => mode === 'day'));
}

/** The day and the night of themes at a width. */
function daysAndNights(themes: readonly ThemeName[], viewport: number): VisualModes {
  return named(themes.flatMap((theme) => [day(theme, viewport), night(theme, viewport)]));
}

/**
 * The modes of the core in a quick comparison, by turns: each theme is shown by half of the stories, by day and at night, at
 * one width. What differs between widths hardly depends on the theme, and a story is opened once.
 */
const coreModes = [
  daysAndNights(['default', 'smart'], 375),
  daysAndNights(['mercedes', 'carstore'], 1280),
];

/** The modes of the story at a position of the core in a quick comparison. */
export function coreModesAt(position: number): VisualModes {
  return coreModes[position % coreModes.length] ?? {};
}

/** The modes of another story with these tags in a quick comparison. */
export function changedModesOf(tags: readonly string[]): VisualModes {
  return worthAPicture(visualMatrix(['default'], [375, 1280]), tags);
}
