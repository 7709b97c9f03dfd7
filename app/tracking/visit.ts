import { announce, onAnnounced } from '#blocks/tracking/announce.ts';
import { onConsentChange, readConsent } from '#blocks/tracking/consent.ts';
import type { PageViewEvent } from '#domain/tracking/events.ts';
import { createDataLayer, type DataLayer } from './dataLayer.ts';

// Both outlive the page: on the way to the next one the document stays.
let layer: DataLayer | undefined;
let seen: string | undefined;

/**
 * Counts the view of a page, once however often the page is rendered, and again when the visitor
 * comes back to it. Browser only. Whatever goes wrong is nothing to the visitor: it is written to
 * the console where `forecourt:debug` is set in the local storage.
 */
export function visit(view: PageViewEvent, tagManager: string | undefined): void {
  quietly(() => {
    layer ??= startDataLayer();
    layer.use(tagManager);
    if (seen === location.pathname) return;
    seen = location.pathname;
    announce(view);
  });
}

function startDataLayer(): DataLayer {
  const started = createDataLayer({ window, readConsent, loadScript });
  onAnnounced((event) => quietly(() => started.record(event)));
  onConsentChange(() => quietly(started.settle));
  return started;
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.onerror = debug;
  document.head.append(script);
}

function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    debug(error);
  }
}

function debug(failure: unknown): void {
  try {
    if (localStorage.getItem('forecourt:debug')) console.debug('tracking', failure);
  } catch {
    // Even the storage may be forbidden.
  }
}
