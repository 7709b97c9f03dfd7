import { hiddenAlertAttribute } from '#domain/alert/alert.ts';
import type { ConsentChoice } from '#domain/consent/consent.ts';

/** The browser's state of a visitor from earlier pages. */
interface VisitorMemory {
  readonly consent?: ConsentChoice;
  readonly hideAlert?: boolean;
}

/** A visitor with only these cookies of the site, as a `beforeEach`. */
export function visitorWith({ consent, hideAlert = false }: VisitorMemory = {}) {
  return () => {
    remember('consent', consent);
    remember('hideAlert', hideAlert ? '1' : undefined);
    document.documentElement.toggleAttribute(hiddenAlertAttribute, hideAlert);
    return () => {
      remember('consent', undefined);
      remember('hideAlert', undefined);
      document.documentElement.removeAttribute(hiddenAlertAttribute);
    };
  };
}

function remember(name: string, value: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === undefined ? 0 : 60}`;
}

/** The value of one of the browser's cookies. */
export function cookieOf(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([found]) => found === name)?.[1];
}
