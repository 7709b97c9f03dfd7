import { type ConsentChoice, consentEventName } from '#domain/consent/consent.ts';
import { writeConsent } from '#domain/consent/visitorConsent.ts';

/** Sets the visitor's consent before a story, and resets it afterwards. */
export function withConsent(choice: ConsentChoice) {
  return {
    beforeEach: () => {
      writeConsent(window, choice);
      return forgetConsent;
    },
  };
}

/** A visitor who hasn't answered yet. */
export function forgetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers yet.
  document.cookie = 'consent=; path=/; max-age=0';
  window.dispatchEvent(new CustomEvent(consentEventName));
}
