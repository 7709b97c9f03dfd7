import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The Storybook theme: the group's blue, light or dark as the system prefers. */
export const storybookTheme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Forecourt',
  colorPrimary: '#0d527c',
  colorSecondary: isDark ? '#5fb0de' : '#0d527c',
});
