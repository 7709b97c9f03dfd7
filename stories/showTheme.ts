import { themeClass } from '#themes/themes.css.ts';
import type { ThemeName } from '#tokens/names.ts';

/** Puts a theme's class on `<html>`, as the site does, so that portals have the theme too. */
export function showTheme(theme: ThemeName): void {
  const classes = document.documentElement.classList;
  classes.remove(...Object.values(themeClass));
  classes.add(themeClass[theme]);
}
