import type { Consent, ConsentChoice } from '#domain/consent/consent.ts';
import { heroSearchEvent, type TrackingEvent } from '#domain/tracking/events.ts';
import type { UnsentSearches } from './unsentSearches.ts';

/** The part of the window that the tag manager reads. */
export interface TagManagerWindow {
  dataLayer?: unknown[];
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Dependencies of the data layer. */
export interface DataLayerOptions {
  readonly window: TagManagerWindow;
  readonly readConsent: () => Consent;
  /** Loads a script into the page. */
  readonly loadScript: (src: string) => void;
  /** The searches of earlier pages, about which the visitor hasn't decided. */
  readonly unsent: UnsentSearches;
}

/** Passes events to the tag manager, depending on consent. */
export interface DataLayer {
  /** Passes on an event: now, once the visitor agrees, or never. */
  readonly record: (event: TrackingEvent) => void;
  /** Reads the visitor's choice again. */
  readonly settle: () => void;
  /** Sets the URL of the page's tag manager; without a URL none is loaded. */
  readonly use: (src: string | undefined) => void;
}

/**
 * Creates the data layer. Until the visitor agrees, events are queued in memory and the window is not
 * touched; a refusal drops them at once. A search opens another page, so searches are also kept for the
 * next page. Each tag manager is loaded once. It can't be unloaded, so a
 * later refusal is sent to it as a signal, and the events stop.
 */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const { window, readConsent, loadScript, unsent } = options;
  const signal = createConsentSignals(window);
  const loaded = new Set<string>();
  let waiting: TrackingEvent[] = unsent.read().map(heroSearchEvent);
  let src: string | undefined;

  function settle() {
    const consent = readConsent();
    signal(consent);
    if (consent === 'unasked') return;
    const events = waiting;
    waiting = [];
    unsent.write([]);
    if (consent === 'granted') pass(events);
  }

  function pass(events: readonly TrackingEvent[]) {
    const layer = dataLayerOf(window);
    if (src && !loaded.has(src)) {
      loaded.add(src);
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(src);
    }
    layer.push(...events);
  }

  return {
    record: (event) => {
      waiting.push(event);
      settle();
      if (event.event === 'search') unsent.write(waiting.flatMap(termOf));
    },
    settle,
    use: (address) => {
      src = address;
    },
  };
}

/** Tells the tag manager of consent, and of its end. */
function createConsentSignals(window: TagManagerWindow): (consent: Consent) => void {
  let sent: ConsentChoice | undefined;
  return (consent) => {
    const choice = consent === 'granted' ? 'granted' : 'denied';
    // Without earlier consent, no tag manager is loaded that could be notified.
    if (choice === (sent ?? 'denied')) return;
    const layer = dataLayerOf(window);
    if (!sent) layer.push(consentSignal('default', 'denied'));
    layer.push(consentSignal('update', choice));
    sent = choice;
  };
}

function termOf(event: TrackingEvent): readonly string[] {
  return event.event === 'search' ? [event.search_term] : [];
}

function dataLayerOf(window: TagManagerWindow): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

function consentSignal(kind: 'default' | 'update', choice: ConsentChoice): IArguments {
  return command('consent', kind, {
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  });
}

/** The tag manager recognises commands by their type `arguments`; arrays mean something else. */
function command(..._words: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: nothing else is an `arguments` object.
  return arguments;
}
