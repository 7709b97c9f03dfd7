import { expect, test } from 'vitest';
import { earlyScript } from './earlyScript.ts';

/** The attributes of `<html>` after the script ran for a visitor with these cookies. */
function attributesFor(cookie: string): readonly string[] {
  const names: string[] = [];
  const documentElement = { setAttribute: (name: string) => names.push(name) };
  new Function('document', 'window', earlyScript)({ cookie, documentElement }, {});
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
  const run = new Function('document', 'window', 'trustedTypes', 'location', earlyScript);
  run({ cookie: 'consent=denied' }, window, window.trustedTypes, location);
  const trusted = policies.get('default')?.createScriptURL(address);
  expect(trusted).toBe(isTrusted ? address : null);
});

test('it is small and can’t close its own element', () => {
  expect(earlyScript.length).toBeLessThan(550);
  expect(earlyScript).not.toContain('</');
});
