import { onConsentChange, readConsent } from '#domain/consent/visitorConsent.ts';
import { announce, onAnnounced } from '#domain/tracking/announce.ts';
import type { PageViewEvent } from '#domain/tracking/events.ts';
import { createDataLayer, type DataLayer } from './dataLayer.ts';
import { createUnsentSearches } from './unsentSearches.ts';

// Both survive navigation, because opening the next page keeps the document.
let layer: DataLayer | undefined;
let seen: string | undefined;

/**
 * Records a page view: once per visit despite repeated rendering, and again when the visitor returns
 * to the page. A page that the browser prepares in advance, for example from its address bar, is recorded when it is
 * shown. Browser only. Failures never affect the visitor; they are written to the console if
 * `forecourt:debug` is set in the local storage.
 */
export function visit(view: PageViewEvent, tagManager: string | undefined): void {
  whenShown(() => {
    layer ??= startDataLayer();
    layer.use(tagManager);
    if (seen === location.pathname) return;
    seen = location.pathname;
    announce(window, view);
  });
}

/** Also keeps the tag manager from loading before the page is shown. */
function whenShown(work: () => void): void {
  quietly(() => {
    const { document } = window;
    if (Reflect.get(document, 'prerendering') !== true) return work();
    document.addEventListener('prerenderingchange', () => quietly(work), { once: true });
  });
}

function startDataLayer(): DataLayer {
  const started = createDataLayer({
    window,
    readConsent: () => readConsent(window),
    loadScript,
    unsent: createUnsentSearches(() => window.sessionStorage),
  });
  onAnnounced(window, (event) => quietly(() => started.record(event)));
  onConsentChange(window, () => quietly(started.settle));
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
    // Access to the storage may be denied too.
  }
}
