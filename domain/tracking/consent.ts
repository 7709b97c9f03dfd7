/** What a visitor answered when asked whether their visits may be counted. */
export type ConsentChoice = 'granted' | 'denied';

/** The choice as far as it is known: who was never asked, or long ago, is `unasked`. */
export type Consent = ConsentChoice | 'unasked';

/**
 * Name of the window's event that tells a new choice, with the `ConsentChoice` as its `detail`.
 */
export const consentEventName = 'forecourt:consent';

/** Half a year, in seconds: then visitors are asked again. */
const lifetimeSeconds = 182 * 24 * 60 * 60;

/** The choice in a `document.cookie` text. Anything but the two answers counts as unasked. */
export function parseConsent(cookies: string): Consent {
  const answer = /(?:^|; )consent=(granted|denied)(?:;|$)/.exec(cookies)?.[1];
  return answer === 'granted' || answer === 'denied' ? answer : 'unasked';
}

/** The cookie that keeps a choice, as `document.cookie` takes it. */
export function consentCookie(choice: ConsentChoice): string {
  return `consent=${choice}; path=/; max-age=${lifetimeSeconds}; SameSite=Lax`;
}
