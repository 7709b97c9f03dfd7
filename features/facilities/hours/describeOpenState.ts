import type { LocalMoment, OpeningState } from '#domain/facilities/openingHours.ts';
import { fillText } from '#domain/fillText.ts';
import { formatOpeningDay, formatOpeningTime } from './formatHours.ts';
import type { OpenTexts } from './openTexts.ts';

/** An open state in words: `Closed` and `opens tomorrow at 09:00`. */
export interface OpenStateText {
  readonly state: string;
  /** When that changes; absent if that is unknown. */
  readonly change?: string | undefined;
}

/** What an open state is described for. */
export interface OpenPlace {
  /** The locale of dates, as a BCP 47 tag. */
  readonly locale: string;
  /** Where to ask about unknown hours; empty if it is unknown. */
  readonly phone: string;
}

/** An open state in words. */
export function describeOpenState(
  state: OpeningState,
  texts: OpenTexts,
  { locale, phone }: OpenPlace,
): OpenStateText {
  switch (state.kind) {
    case 'open': {
      const { closes } = state;
      if (!closes) return { state: texts.openAlways };
      if (closes === 'unknown') return { state: texts.open };
      const time = formatOpeningTime(closes.time, locale);
      // Closing at night is still part of the day it began.
      const isSoon = closes.daysAhead === 0 || (closes.daysAhead === 1 && closes.time < '12:00');
      const change = isSoon ? time : `${formatOpeningDay(closes.date, locale)} ${time}`;
      return {
        state: texts.open,
        change: fillText(texts.closesAt, { time: change }),
      };
    }
    case 'closed':
      return {
        state: texts.closed,
        change:
          state.opens && state.opens !== 'unknown'
            ? describeOpening(state.opens, texts, locale)
            : undefined,
      };
    case 'unknown':
      return { state: texts.unknown, change: describeCall(phone, texts) };
  }
}

/** The request to phone about unknown hours. */
export function describeCall(phone: string, texts: Pick<OpenTexts, 'call' | 'callNumber'>): string {
  return phone ? fillText(texts.callNumber, { phone }) : texts.call;
}

function describeOpening(
  { date, time, daysAhead }: LocalMoment,
  texts: OpenTexts,
  locale: string,
): string {
  const at = {
    time: formatOpeningTime(time, locale),
    day: formatOpeningDay(date, locale, daysAhead < 7),
  };
  if (daysAhead === 0) return fillText(texts.opensToday, at);
  if (daysAhead === 1) return fillText(texts.opensTomorrow, at);
  return fillText(texts.opensOn, at);
}
