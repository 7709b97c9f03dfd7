import type { Consent, ConsentChoice } from '#domain/tracking/consent.ts';
import type { TrackingEvent } from '#domain/tracking/events.ts';

/** Where the tag manager reads: the window, as far as it is concerned. */
export interface TagManagerWindow {
  dataLayer?: unknown[];
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What the data layer needs of the page around it. */
export interface DataLayerOptions {
  readonly window: TagManagerWindow;
  readonly readConsent: () => Consent;
  /** Loads a script into the page. */
  readonly loadScript: (src: string) => void;
}

/** What goes to the tag manager, and when. */
export interface DataLayer {
  /** Tells what happened: now, once the visitor agrees, or never. */
  readonly record: (event: TrackingEvent) => void;
  /** Looks at the visitor's choice again. */
  readonly settle: () => void;
  /** Says where the page's tag manager is; without an address none is loaded. */
  readonly use: (src: string | undefined) => void;
}

/**
 * The data layer. Until the visitor agrees, events wait in memory and the window is not touched;
 * whoever refuses is forgotten at once. Each tag manager is loaded once. One that is loaded can't
 * be taken out of the page again, so a refusal that comes later reaches it as a signal, and the
 * events stop.
 */
export function createDataLayer({ window, readConsent, loadScript }: DataLayerOptions): DataLayer {
  const loaded = new Set<string>();
  let waiting: TrackingEvent[] = [];
  let told: Consent = 'unasked';
  let src: string | undefined;

  function settle() {
    const consent = readConsent();
    // Who has never agreed has no tag manager that could be told.
    if (consent === 'granted' || told === 'granted') tell(consent);
    if (consent === 'unasked') return;
    const events = waiting;
    waiting = [];
    if (consent === 'granted') pass(events);
  }

  function tell(consent: Consent) {
    const choice = consent === 'granted' ? 'granted' : 'denied';
    const layer = dataLayerOf(window);
    if (told === 'unasked') layer.push(consentSignal('default', 'denied'));
    if (told !== choice) layer.push(consentSignal('update', choice));
    told = choice;
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
    },
    settle,
    use: (address) => {
      src = address;
    },
  };
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

/** The tag manager knows its commands by their being `arguments`; an array means another thing. */
function command(..._words: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: nothing else is an `arguments` object.
  return arguments;
}
