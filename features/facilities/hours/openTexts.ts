import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Template } from '#domain/fillText.ts';

/** The texts of an open state. */
export interface OpenTexts {
  readonly open: string;
  readonly openAlways: string;
  readonly closesAt: Template<'time'>;
  readonly closed: string;
  readonly opensToday: Template<'time'>;
  readonly opensTomorrow: Template<'time'>;
  readonly opensOn: Template<'day' | 'time'>;
  readonly unknown: string;
  /** What to do about unknown hours. */
  readonly callNumber: Template<'phone'>;
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
  /** Of a date whose hours differ from those of its weekday. */
  readonly otherHours: string;
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
    otherHours: dictionary.facilityOtherHours,
    closedAllDay: dictionary.facilityClosedAllDay,
    aroundTheClock: dictionary.facilityAroundTheClock,
    callDay: dictionary.facilityHoursCallDay,
  };
}
