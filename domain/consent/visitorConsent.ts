import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentEventName,
  parseConsent,
} from './consent.ts';

/** The parts of a browser's `window` that hold the visitor's choice and announce changes to it. */
export interface ConsentPage extends EventTarget {
  readonly document: { cookie: string };
}

// If the browser doesn't keep cookies, the choice holds until the page is left.
const unkept = new WeakMap<ConsentPage, Consent>();

/** The visitor's current choice. It is read from the cookie each time: another tab may change it. */
export function readConsent(page: ConsentPage): Consent {
  const kept = parseConsent(page.document.cookie);
  return kept === 'unasked' ? (unkept.get(page) ?? 'unasked') : kept;
}

/** Stores the visitor's choice and notifies the listeners. */
export function writeConsent(page: ConsentPage, choice: ConsentChoice): void {
  page.document.cookie = consentCookie(choice);
  const isKept = parseConsent(page.document.cookie) === choice;
  unkept.set(page, isKept ? 'unasked' : choice);
  page.dispatchEvent(new CustomEvent(consentEventName, { detail: choice }));
}

/**
 * Calls the listener after each choice made on this page; `readConsent` returns the new choice.
 * Returns a function that removes the listener.
 */
export function onConsentChange(page: ConsentPage, listener: () => void): () => void {
  page.addEventListener(consentEventName, listener);
  return () => page.removeEventListener(consentEventName, listener);
}
