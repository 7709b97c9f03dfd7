import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentEventName,
  parseConsent,
} from '#domain/tracking/consent.ts';

/** A visitor's wish to see the question again. */
export interface ConsentRequest {
  /** What the visitor pressed; gets the focus back. */
  readonly opener: HTMLElement;
}

const requestEventName = 'forecourt:consent-request';

declare global {
  interface WindowEventMap {
    [requestEventName]: CustomEvent<ConsentRequest>;
  }
}

// Where the browser keeps no cookies, the choice holds until the page is left.
let unkept: Consent = 'unasked';

/**
 * The visitor's choice. Browser only. It is read anew each time, since the visitor may have
 * changed it in another tab.
 */
export function readConsent(): Consent {
  const kept = parseConsent(document.cookie);
  return kept === 'unasked' ? unkept : kept;
}

/** Keeps the visitor's choice and tells everybody who listens. Browser only. */
export function writeConsent(choice: ConsentChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers yet.
  document.cookie = consentCookie(choice);
  unkept = parseConsent(document.cookie) === choice ? 'unasked' : choice;
  window.dispatchEvent(new CustomEvent(consentEventName, { detail: choice }));
}

/**
 * Calls the listener after each choice made on this page; ask `readConsent` which it was.
 * Answers the function that ends it. Browser only.
 */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(consentEventName, listener);
  return () => window.removeEventListener(consentEventName, listener);
}

/** Asks for the question to be shown again, whatever the choice was. Browser only. */
export function requestConsent(opener: HTMLElement): void {
  const detail: ConsentRequest = { opener };
  window.dispatchEvent(new CustomEvent(requestEventName, { detail }));
}

/** For who shows the question; answers the function that ends the listening. Browser only. */
export function onConsentRequest(listener: (request: ConsentRequest) => void): () => void {
  const heard = ({ detail }: CustomEvent<ConsentRequest>) => listener(detail);
  window.addEventListener(requestEventName, heard);
  return () => window.removeEventListener(requestEventName, heard);
}
