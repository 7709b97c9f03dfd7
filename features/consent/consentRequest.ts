/** A visitor's request to see the consent question again. */
export interface ConsentRequest {
  /** The element the visitor pressed; it gets the focus back. */
  readonly opener: HTMLElement;
}

const requestEventName = 'forecourt:consent-request';

declare global {
  interface WindowEventMap {
    [requestEventName]: CustomEvent<ConsentRequest>;
  }
}

/** Asks for the question to be shown again, whatever the current choice is. Browser only. */
export function requestConsent(opener: HTMLElement): void {
  const detail: ConsentRequest = { opener };
  window.dispatchEvent(new CustomEvent(requestEventName, { detail }));
}

/**
 * Calls the listener for each such request. Returns a function that removes the listener. Browser
 * only.
 */
export function onConsentRequest(listener: (request: ConsentRequest) => void): () => void {
  const handle = ({ detail }: CustomEvent<ConsentRequest>) => listener(detail);
  window.addEventListener(requestEventName, handle);
  return () => window.removeEventListener(requestEventName, handle);
}
