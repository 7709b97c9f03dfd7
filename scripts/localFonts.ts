import type { createFontStack } from '@capsizecss/core';

/*
 * The fonts that devices have, which are shown until those of a brand have arrived. The numbers are from the tables `hhea` and
 * `OS/2` of each font, in its own units. A package with the metrics of all fonts would be a third of the files to install.
 */

/** A font of a device. */
type LocalFont = Parameters<typeof createFontStack>[0][number];

/** The sans serif of Windows and macOS. */
export const arial: LocalFont = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};

/** The sans serif of Android. */
export const roboto: LocalFont = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};

/** The serif of Windows and macOS. */
export const timesNewRoman: LocalFont = {
  familyName: 'Times New Roman',
  fullName: 'Times New Roman',
  postscriptName: 'TimesNewRomanPSMT',
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
};

/** The serif of Android. */
export const notoSerif: LocalFont = {
  familyName: 'Noto Serif',
  fullName: 'Noto Serif Regular',
  postscriptName: 'NotoSerif-Regular',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
};
