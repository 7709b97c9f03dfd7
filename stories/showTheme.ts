import { nightQuery } from '#themes/nightSwitch.ts';
import { themeClass } from '#themes/themes.css.ts';
import type { ModeName, ThemeName } from '#tokens/names.ts';

/** Puts a theme's class on `<html>`, as the site does, so that portals have the theme too. */
export function showTheme(theme: ThemeName): void {
  const classes = document.documentElement.classList;
  classes.remove(...Object.values(themeClass));
  classes.add(themeClass[theme]);
}

/** The media that the rules of the night apply to. */
const mediaOf: Readonly<Record<ModeName, string>> = { day: 'not all', night: 'screen' };

const changed = new WeakSet<CSSMediaRule>();

/**
 * Shows the day or the night of the brands, whatever the system prefers: the rules themselves apply to other media. Without a
 * mode, the system decides.
 */
export function showMode(mode: ModeName | undefined): void {
  for (const rule of nightRulesOfPage()) {
    changed.add(rule);
    rule.media.mediaText = mode ? mediaOf[mode] : nightQuery;
  }
  const shown = mode ?? (matchMedia(nightQuery).matches ? 'night' : 'day');
  // Visual testing reads it.
  document.documentElement.dataset['mode'] = shown;
}

function nightRulesOfPage(): readonly CSSMediaRule[] {
  const { media } = matchMedia(nightQuery);
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.media.mediaText === media || changed.has(rule));
}
