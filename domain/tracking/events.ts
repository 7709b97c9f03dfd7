/** What the tag manager is told, in its own words: the names are those of its data layer. */
export type TrackingEvent = SearchEvent;

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

/**
 * Name of the window's event that carries a `TrackingEvent` as its `detail`. Whoever holds the
 * visitor's consent listens and passes on; while nobody listens, nothing is kept or sent.
 */
export const trackingEventName = 'forecourt:tracking';
