import type { BookingErrorEvent, BookingPurchaseEvent, BookingStepEvent } from './bookingEvents.ts';
import type { LoanChangeEvent } from './loanEvents.ts';
import type { ProductDetailEvent } from './productDetail.ts';
import type {
  TireHotelErrorEvent,
  TireHotelPurchaseEvent,
  TireHotelStepEvent,
} from './tireHotelEvents.ts';

/** Events for the tag manager. The names of the members are those of its data layer. */
export type TrackingEvent =
  | PageViewEvent
  | SearchEvent
  | FormSubmitEvent
  | LeadEvent
  | ProductDetailEvent
  | LoanChangeEvent
  | TireHotelStepEvent
  | TireHotelPurchaseEvent
  | TireHotelErrorEvent
  | BookingStepEvent
  | BookingPurchaseEvent
  | BookingErrorEvent;

/** A visitor views a page. */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly channel: 'WEB';
  readonly currency: 'USD';
  /** See `trackedName`. */
  readonly page_name: string;
  /** The variant of the page. */
  readonly variant_id: string;
  /** As a BCP 47 tag. */
  readonly language: string;
}

/** The page of a page view. */
export interface ViewedPage {
  /** See `trackedName`. */
  readonly name: string;
  /** The id of its item on the platform, in any format. */
  readonly itemId: string;
  /** As a BCP 47 tag. */
  readonly language: string;
}

/**
 * The view of a page. The variant id has the format of the platform's own analytics: item, language
 * and variant. Pages that are the same for all visitors have the variant `default`.
 */
export function pageViewEvent({ name, itemId, language }: ViewedPage): PageViewEvent {
  const item = itemId.replace(/[{}-]/g, '').toLowerCase();
  return {
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: name,
    variant_id: `${item}_${language.toLowerCase()}_default`,
    language,
  };
}

/** A visitor searched. */
export interface SearchEvent {
  readonly event: 'search';
  readonly search_type: 'start page';
  readonly search_term: string;
}

/** The search of the hero banner; the term may be empty. */
export function heroSearchEvent(term: string): SearchEvent {
  return { event: 'search', search_type: 'start page', search_term: term.trim() };
}

/** A visitor's form was sent successfully. */
export interface FormSubmitEvent {
  readonly event: 'form_submit';
  readonly form_id: string;
}

/** The submission of a form. It has only the form's id, because the answers are personal data. */
export function formSubmitEvent(formId: string): FormSubmitEvent {
  return { event: 'form_submit', form_id: formId };
}

/** A visitor asked for a car, and the request was received. */
export interface LeadEvent {
  readonly event: 'generate_lead';
  /** The form's name without the site's. */
  readonly form_id: string;
  readonly item_id: string;
  readonly item_brand: string;
  /** Whether the visitor asked for a quote. */
  readonly quote: boolean;
  readonly test_drive: boolean;
}

/** What a lead event says about a request: nothing about the visitor, whose details are personal data. */
export interface TrackedLead {
  readonly form: string;
  readonly car: { readonly id: string; readonly brand: string };
  readonly quote: boolean;
  readonly testDrive: boolean;
}

/** A received request for a car. */
export function leadEvent({ form, car, quote, testDrive }: TrackedLead): LeadEvent {
  return {
    event: 'generate_lead',
    form_id: form,
    item_id: car.id,
    item_brand: car.brand,
    quote,
    test_drive: testDrive,
  };
}

/**
 * Name of the window event that carries a `TrackingEvent` in its `detail`. The listener checks the
 * visitor's consent; without a listener, nothing is stored or sent.
 */
export const trackingEventName = 'forecourt:tracking';
