import { createContext, use } from 'react';
import type { ButtonLinkProps } from '#design-system/Button/ButtonLink.tsx';
import type { FocusRequest } from '#design-system/focus/focusRequest.ts';
import type { MapViewProps } from '#design-system/Map/Map.tsx';
import type { BookingFact } from '#domain/booking/bookingFact.ts';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { bookingSubject } from '#domain/content/texts/booking.ts';
import type { Place } from '#domain/places/place.ts';
import type { Locale, SitePhone } from '#domain/sites/site.ts';

/** The texts of the booking. */
export type BookingTexts = Pick<
  Dictionary,
  (typeof bookingSubject.keys)[number] | 'numberUnreadable'
>;

/** A link that an editor entered. */
export interface TextLink
  extends Pick<ButtonLinkProps, 'href' | 'title' | 'target' | 'newTabLabel'> {
  readonly text: string;
}

/** What the page knows about its site, as far as the booking needs it. */
export interface BookingSetup {
  /** For prices, dates and numbers. */
  readonly locale: Locale;
  /** What visitors pay with, as an ISO 4217 code. */
  readonly currency: string;
  /** Where visitors book by phone. */
  readonly phone?: SitePhone | undefined;
  /** Where visitors write when nothing can be booked; empty if unknown. */
  readonly email: string;
  /** The bookings of brands that are booked elsewhere; the texts name the brands. */
  readonly brandLinks: readonly TextLink[];
  /** How to change or cancel a booking. */
  readonly changeLink?: TextLink | undefined;
  /** The texts of maps. */
  readonly mapLabels: MapViewProps['labels'];
  /** Address of the style of maps; without one, they show the embedded map. */
  readonly mapStyleUrl?: string | undefined;
  /** The towns that have a workshop: what can be chosen while places can't be searched. */
  readonly towns: readonly Place[];
  /** Address of the booking of damage inspections, which is a separate site; absent without one. */
  readonly damageInspectionUrl?: string | undefined;
  readonly texts: BookingTexts;
}

/** What went wrong, as analytics know it: the kind of a failure, or a part that couldn't be loaded. */
export type BookingErrorKind =
  | BookingFailure['kind']
  | 'services-failed'
  | 'addons-failed'
  | 'workshops-failed'
  | 'no-workshops'
  | 'times-failed'
  | 'prices-failed'
  | 'places-failed';

/**
 * What all parts of the page need, and what stays the same. The flow isn't here but in the properties of those that show it:
 * when it changes, the others need not be rendered.
 */
export interface Booking {
  /** Reports what happened. The flow changes with the next render, and is stored. */
  readonly dispatch: (fact: BookingFact) => void;
  /** Logs an error and reports it to analytics, without anything about the visitor. */
  readonly reportError: (kind: BookingErrorKind) => void;
  /** For titles that take the focus in place of what the visitor has pressed, so that screen readers announce them. */
  readonly focus: FocusRequest;
  readonly setup: BookingSetup;
}

/** Provides the booking to the parts of its page. */
export const BookingContext = createContext<Booking | undefined>(undefined);

/** The booking, inside of `BookingAssistant`. */
export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error('useBooking outside of BookingAssistant');
  return booking;
}
