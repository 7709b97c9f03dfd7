/** A visitor's answer to the question whether their visits may be counted. */
export type ConsentChoice = 'granted' | 'denied';

/** The current choice; `unasked` if the visitor never answered or the answer has expired. */
export type Consent = ConsentChoice | 'unasked';

/** Name of the window event that reports a new choice; `detail` is the `ConsentChoice`. */
export const consentEventName = 'forecourt:consent';

/** Half a year, in seconds; visitors are asked again after that. */
const lifetimeSeconds = 182 * 24 * 60 * 60;

/** Matches a `document.cookie` text that contains a choice. */
export const consentAnswer: RegExp = /(?:^|; )consent=(granted|denied)(?:;|$)/;

/** The attribute of `<html>` that shows the question before the page's code has loaded. */
export const askConsentAttribute = 'data-ask-consent';

/** Reads the choice from a `document.cookie` text. Any other value counts as unasked. */
export function parseConsent(cookies: string): Consent {
  const answer = consentAnswer.exec(cookies)?.[1];
  return answer === 'granted' || answer === 'denied' ? answer : 'unasked';
}

/** The cookie that stores a choice, in the form that `document.cookie` accepts. */
export function consentCookie(choice: ConsentChoice): string {
  return `consent=${choice}; path=/; max-age=${lifetimeSeconds}; SameSite=Lax`;
}
