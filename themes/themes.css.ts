import { style } from '@vanilla-extract/css';
export const themeClass = {
  default: style({}),
  mercedes: style({}),
  smart: style({}),
  carstore: style({}),
};
