import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { earlyScript, earlyScriptSource } from './earlyScript.ts';

/** The attributes of `<html>` after the script ran for a visitor with these cookies. */
function attributesFor(cookie: string): readonly string[] {
  const names: string[] = [];
  const documentElement = { setAttribute: (name: string) => names.push(name) };
  new Function('document', earlyScript)({ cookie, documentElement });
  return names;
}

test.each([
  ['', []],
  ['consent=denied', []],
  ['consent=denied; hideAlert=1', ['data-hide-alert']],
])('cookies %j give the document %j', (cookie, attributes) => {
  expect(attributesFor(cookie)).toEqual(attributes);
});

test('its source for a content security policy is its hash', () => {
  const hash = createHash('sha256').update(earlyScript, 'utf8').digest('base64');
  expect(earlyScriptSource).toBe(`'sha256-${hash}'`);
});

test('it is small and can’t close its own element', () => {
  expect(earlyScript.length).toBeLessThan(200);
  expect(earlyScript).not.toContain('</');
});
