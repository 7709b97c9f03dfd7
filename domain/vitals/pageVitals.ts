/** What a page is for, by which visitors' figures are compared. */
export const measuredPages = [
  'start',
  'list',
  'car',
  'facilities',
  'facility',
  'stories',
  'article',
  'booking',
  'tire-hotel',
  'content',
] as const;

export type MeasuredPage = (typeof measuredPages)[number];

/** Devices by the width of their window. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;

export type DeviceClass = (typeof deviceClasses)[number];

/** The Core Web Vitals, by their names in the package `web-vitals`. Source: https://web.dev/articles/vitals. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

export type VitalName = (typeof vitalNames)[number];

/** What a visit to a page felt like. It says nothing about the visitor or the address. */
export interface PageVitals {
  readonly page: MeasuredPage;
  readonly device: DeviceClass;
  /**
   * `LCP`: when the largest text or picture was painted, in ms from the start of the navigation. `INP`: the time to the
   * next paint of the slowest interactions, in ms. `CLS`: how much the layout shifted by itself, a sum of fractions of
   * the window. What wasn't measured is absent: not all browsers measure everything.
   */
  readonly vitals: Readonly<Partial<Record<VitalName, number | undefined>>>;
}

/** Where browsers send them. */
export const vitalsPath = '/api/reports/vitals';
