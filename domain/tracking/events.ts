/** What the tag manager is told, in its own words: the names are those of its data layer. */
export type TrackingEvent = PageViewEvent | SearchEvent | FormSubmitEvent;

/** A visitor looks at a page. */
export interface PageViewEvent {
  readonly event: 'page_view';
  readonly channel: 'WEB';
  readonly currency: 'USD';
  /** The page's name on the content platform. */
  readonly page_name: string;
  /** Which variant of the page it is. */
  readonly variant_id: string;
  /** As a BCP 47 tag. */
  readonly language: string;
}

/** What a page view says of the page. */
export interface ViewedPage {
  /** The page's name on the content platform. */
  readonly name: string;
  /** The id of its item there, in any of the platform's spellings. */
  readonly itemId: string;
  /** As a BCP 47 tag. */
  readonly language: string;
}

/**
 * The view of a page. The variant is named as the platform's own counting names it: item, language
 * and variant; a page everybody sees alike is its own default variant.
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

/** A visitor sent a form and it arrived. */
export interface FormSubmitEvent {
  readonly event: 'form_submit';
  readonly form_id: string;
}

/** The sending of a form. Only the form is named: what visitors wrote is nobody else's business. */
export function formSubmitEvent(formId: string): FormSubmitEvent {
  return { event: 'form_submit', form_id: formId };
}

/**
 * Name of the window's event that carries a `TrackingEvent` as its `detail`. Whoever holds the
 * visitor's consent listens and passes on; while nobody listens, nothing is kept or sent.
 */
export const trackingEventName = 'forecourt:tracking';
