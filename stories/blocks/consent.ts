import { writeConsent } from '#blocks/tracking/consent.ts';
import { type ConsentChoice, consentEventName } from '#domain/tracking/consent.ts';

/** What a story has before it begins, so that its visitor has made a choice; taken back after it. */
export function withConsent(choice: ConsentChoice) {
  return {
    beforeEach: () => {
      writeConsent(choice);
      return forgetConsent;
    },
  };
}

/** The visitor was never asked. */
export function forgetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers yet.
  document.cookie = 'consent=; path=/; max-age=0';
  window.dispatchEvent(new CustomEvent(consentEventName));
}
