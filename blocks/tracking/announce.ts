import { type TrackingEvent, trackingEventName } from '#domain/tracking/events.ts';

/** Tells whoever holds the visitor's consent what the visitor did. Browser only. */
export function announce(event: TrackingEvent): void {
  window.dispatchEvent(new CustomEvent(trackingEventName, { detail: event }));
}
