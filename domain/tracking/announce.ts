import { type TrackingEvent, trackingEventName } from './events.ts';

declare global {
  interface WindowEventMap {
    [trackingEventName]: CustomEvent<TrackingEvent>;
  }
}

/**
 * Reports an action of the visitor as an event of the window. The data layer listens and respects the
 * visitor's consent; without a listener the event is lost.
 */
export function announce(page: Pick<Window, 'dispatchEvent'>, event: TrackingEvent): void {
  page.dispatchEvent(new CustomEvent(trackingEventName, { detail: event }));
}

/** Calls the listener for each announced event. */
export function onAnnounced(
  page: Pick<Window, 'addEventListener'>,
  listener: (event: TrackingEvent) => void,
): void {
  page.addEventListener(trackingEventName, ({ detail }) => listener(detail));
}
