import { expect, test } from 'vitest';
import { earlyScript } from './earlyScript.ts';

/** The attributes of `<html>` after the script ran for a visitor with these cookies. */
function attributesFor(cookie: string): readonly string[] {
  const names: string[] = [];
  const documentElement = { setAttribute: (name: string) => names.push(name) };
  new Function('document', 'window', 'addEventListener', earlyScript)(
    { cookie, documentElement },
    {},
    () => undefined,
  );
  return names;
}

test.each([
  ['', ['data-ask-consent']],
  ['consent=perhaps', ['data-ask-consent']],
  ['hideAlert=1', ['data-hide-alert', 'data-ask-consent']],
  ['consent=denied', []],
  ['consent=denied; hideAlert=1', ['data-hide-alert']],
])('cookies %j give the document %j', (cookie, attributes) => {
  expect(attributesFor(cookie)).toEqual(attributes);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['https://site.example/_next/static/a.js', true],
  ['https://tags.example/gtm.js', true],
  ['https://site.example/-/media/a.js', false],
  ['/-/media/a.js', false],
  ['/_next/static/../../-/media/a.js', false],
])('of the script addresses, %s is trusted: %s', (address, isTrusted) => {
  const policies = new Map<string, { createScriptURL: (url: string) => string | null }>();
  const window = { trustedTypes: { createPolicy: policies.set.bind(policies) } };
  const location = new URL('https://site.example/page');
  const names = ['document', 'window', 'trustedTypes', 'location', 'addEventListener'];
  const run = new Function(...names, earlyScript);
  run({ cookie: 'consent=denied' }, window, window.trustedTypes, location, () => undefined);
  const trusted = policies.get('default')?.createScriptURL(address);
  expect(trusted).toBe(isTrusted ? address : null);
});

test.each([
  [{ submitter: { name: 'consent', value: 'granted' } }, 'consent=granted; path=/'],
  [{ submitter: { name: 'consent', value: 'denied' } }, 'consent=denied; path=/'],
  [{ submitter: { name: 'consent', value: 'denied' }, defaultPrevented: true }, ''],
  [{ submitter: { name: 'send', value: '' } }, ''],
  [{ submitter: null }, ''],
])('an early form %j leaves the cookie %j', (event, cookie) => {
  const names = new Set<string>();
  const documentElement = {
    setAttribute: (name: string) => names.add(name),
    removeAttribute: (name: string) => names.delete(name),
  };
  const document = { cookie: '', documentElement };
  let submit = (_event: object) => {};
  const listen = (_type: string, listener: typeof submit) => {
    submit = listener;
  };
  new Function('document', 'window', 'addEventListener', earlyScript)(document, {}, listen);
  submit(event);
  expect(document.cookie.startsWith(cookie)).toBe(true);
  expect(document.cookie === '').toBe(cookie === '');
  expect(names.has('data-ask-consent')).toBe(cookie === '');
});

test('it is small and can’t close its own element', () => {
  expect(earlyScript.length).toBeLessThan(900);
  expect(earlyScript).not.toContain('</');
});
