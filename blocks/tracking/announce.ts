import { type TrackingEvent, trackingEventName } from '#domain/tracking/events.ts';

declare global {
  interface WindowEventMap {
    [trackingEventName]: CustomEvent<TrackingEvent>;
  }
}

/** Tells whoever holds the visitor's consent what the visitor did. Browser only. */
export function announce(event: TrackingEvent): void {
  window.dispatchEvent(new CustomEvent(trackingEventName, { detail: event }));
}

/** For whoever holds the visitor's consent: hears what visitors did. Browser only. */
export function onAnnounced(listener: (event: TrackingEvent) => void): void {
  window.addEventListener(trackingEventName, ({ detail }) => listener(detail));
}
