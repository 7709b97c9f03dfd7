import type { LocalMoment, OpenState } from '#domain/facilities/openingHours.ts';
import { fillText } from '#domain/fillText.ts';
import { formatDay, formatTime } from './formatHours.ts';
import type { OpenTexts } from './openTexts.ts';

/** An open state in words: `Closed` and `opens tomorrow at 09:00`. */
export interface OpenStateText {
  readonly state: string;
  /** When that changes; absent if that is unknown. */
  readonly change?: string | undefined;
}

/**
 * An open state in words.
 *
 * @param locale - The locale of dates, as a BCP 47 tag.
 */
export function describeOpenState(
  state: OpenState,
  texts: OpenTexts,
  locale: string,
): OpenStateText {
  switch (state.kind) {
    case 'open': {
      const { closes } = state;
      if (!closes) return { state: texts.openAlways };
      const time = formatTime(closes.time, locale);
      // Closing at night is still part of the day it began.
      const isSoon = closes.daysAhead === 0 || (closes.daysAhead === 1 && closes.time < '12:00');
      const change = isSoon ? time : `${formatDay(closes.date, locale)} ${time}`;
      return {
        state: texts.open,
        change: fillText(texts.closesAt, { time: change }),
      };
    }
    case 'closed':
      return {
        state: texts.closed,
        change: state.opens && describeOpening(state.opens, texts, locale),
      };
  }
}

function describeOpening(
  { date, time, daysAhead }: LocalMoment,
  texts: OpenTexts,
  locale: string,
): string {
  const at = { time: formatTime(time, locale), day: formatDay(date, locale, daysAhead < 7) };
  if (daysAhead === 0) return fillText(texts.opensToday, at);
  if (daysAhead === 1) return fillText(texts.opensTomorrow, at);
  return fillText(texts.opensOn, at);
}
