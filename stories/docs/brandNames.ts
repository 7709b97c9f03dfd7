import type { ThemeName } from '#tokens/names.ts';

/** The names of the brands, for readers of Storybook. */
export const brandNames: Readonly<Record<ThemeName, string>> = {
  default: 'Nordvik',
  mercedes: 'Mercedes-Benz',
  smart: 'smart',
  carstore: 'Carstore',
};
