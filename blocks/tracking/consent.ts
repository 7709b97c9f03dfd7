import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentEventName,
  parseConsent,
} from '#domain/tracking/consent.ts';

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
