import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A browser that keeps cookies, or forgets them at once, with the module as a new page has it. */
async function pageIn({ keepsCookies }: { readonly keepsCookies: boolean }) {
  let cookie = 'theme=dark';
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      if (keepsCookies) cookie = `theme=dark; ${text.split('; ')[0]}`;
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  const { onConsentChange, readConsent, writeConsent } = await import('./consent.ts');
  const forget = () => {
    cookie = '';
  };
  return { onConsentChange, readConsent, writeConsent, forget };
}

test.each([true, false])('a choice is read back (cookies kept: %s)', async (keepsCookies) => {
  const { readConsent, writeConsent } = await pageIn({ keepsCookies });
  expect(readConsent()).toBe('unasked');
  writeConsent('granted');
  expect(readConsent()).toBe('granted');
  writeConsent('denied');
  expect(readConsent()).toBe('denied');
});

test('who clears their cookies is asked again', async () => {
  const { readConsent, writeConsent, forget } = await pageIn({ keepsCookies: true });
  writeConsent('granted');
  forget();
  expect(readConsent()).toBe('unasked');
});

test('listeners hear of a choice once it can be read, until they leave', async () => {
  const { onConsentChange, readConsent, writeConsent } = await pageIn({ keepsCookies: true });
  const heard: string[] = [];
  const leave = onConsentChange(() => heard.push(readConsent()));
  writeConsent('granted');
  writeConsent('denied');
  leave();
  writeConsent('granted');
  expect(heard).toEqual(['granted', 'denied']);
});
