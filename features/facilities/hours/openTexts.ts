import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of an open state. */
export interface OpenTexts {
  readonly open: string;
  readonly openAlways: string;
  /** With a placeholder for `time`, like the following two. */
  readonly closesAt: string;
  readonly closed: string;
  readonly opensToday: string;
  readonly opensTomorrow: string;
  /** With placeholders for `day` and `time`. */
  readonly opensOn: string;
  readonly unknown: string;
  /** What to do about unknown hours, with a placeholder for `phone`. */
  readonly callNumber: string;
  /** The same without a number. */
  readonly call: string;
}

/** The texts of opening hours. */
export interface HoursTexts {
  readonly state: OpenTexts;
  readonly openingHours: string;
  /** The heading of dates with other hours. */
  readonly deviations: string;
  readonly today: string;
  readonly closedAllDay: string;
  readonly aroundTheClock: string;
  /** In place of the hours of a day that are unknown. */
  readonly callDay: string;
}

/** The texts of an open state in the site's language. */
export function openTexts(dictionary: Dictionary): OpenTexts {
  return {
    open: dictionary.facilityOpenNow,
    openAlways: dictionary.facilityOpenAlways,
    closesAt: dictionary.facilityOpenUntil,
    closed: dictionary.facilityClosedNow,
    opensToday: dictionary.facilityOpensToday,
    opensTomorrow: dictionary.facilityOpensTomorrow,
    opensOn: dictionary.facilityOpensOn,
    unknown: dictionary.facilityHoursUnknownToday,
    callNumber: dictionary.facilityHoursCallNumber,
    call: dictionary.facilityHoursCall,
  };
}

/** The texts of opening hours in the site's language. */
export function hoursTexts(dictionary: Dictionary): HoursTexts {
  return {
    state: openTexts(dictionary),
    openingHours: dictionary.facilityOpeningHours,
    deviations: dictionary.facilityDeviations,
    today: dictionary.facilityToday,
    closedAllDay: dictionary.facilityClosedAllDay,
    aroundTheClock: dictionary.facilityAroundTheClock,
    callDay: dictionary.facilityHoursCallDay,
  };
}
