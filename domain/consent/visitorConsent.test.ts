import { expect, test } from 'vitest';
import { type ConsentPage, onConsentChange, readConsent, writeConsent } from './visitorConsent.ts';

interface TestPage extends ConsentPage {
  readonly clearCookies: () => void;
}

/** A page of a browser that keeps cookies or rejects them. */
function pageIn({ keepsCookies }: { readonly keepsCookies: boolean }): TestPage {
  let cookie = 'theme=dark';
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      if (keepsCookies) cookie = `theme=dark; ${text.split('; ')[0]}`;
    },
  };
  const clearCookies = () => {
    cookie = '';
  };
  return Object.assign(new EventTarget(), { document, clearCookies });
}

test.each([true, false])('a choice is read back (cookies kept: %s)', (keepsCookies) => {
  const page = pageIn({ keepsCookies });
  expect(readConsent(page)).toBe('unasked');
  writeConsent(page, 'granted');
  expect(readConsent(page)).toBe('granted');
  writeConsent(page, 'denied');
  expect(readConsent(page)).toBe('denied');
});

test('a choice without cookies holds on its own page only', () => {
  writeConsent(pageIn({ keepsCookies: false }), 'granted');
  expect(readConsent(pageIn({ keepsCookies: false }))).toBe('unasked');
});

test('a visitor who clears the cookies is asked again', () => {
  const page = pageIn({ keepsCookies: true });
  writeConsent(page, 'granted');
  page.clearCookies();
  expect(readConsent(page)).toBe('unasked');
});

test('listeners are called once the choice can be read, until they are removed', () => {
  const page = pageIn({ keepsCookies: true });
  const received: string[] = [];
  const remove = onConsentChange(page, () => received.push(readConsent(page)));
  writeConsent(page, 'granted');
  writeConsent(page, 'denied');
  remove();
  writeConsent(page, 'granted');
  expect(received).toEqual(['granted', 'denied']);
});
