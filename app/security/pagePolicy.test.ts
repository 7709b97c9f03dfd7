import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type ThirdParty, thirdParties } from '#domain/security/thirdParty.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import { parseEnvironment } from '../environment.ts';
import { earlyScript } from '../page/earlyScript.ts';
import { pagePolicy } from './pagePolicy.ts';
import { readPolicy } from './testing/readPolicy.ts';
import { thirdPartySources } from './thirdPartySources.ts';

const environment = parseEnvironment({
  FORM_PROVIDER_URL: 'https://forms.example/api',
  FORM_PROVIDER_ORIGINS: 'https://cdn.forms.example',
  JOTFORM_URL: 'https://jotform.example/forms',
  MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
  MAP_ORIGINS: 'https://tiles.example',
});

const onRefused = vi.fn();

function policyFor(html: string) {
  onRefused.mockClear();
  return readPolicy(pagePolicy(html, { thirdParties: thirdPartySources(environment), onRefused }));
}

function markOf(party: ThirdParty): string {
  return renderToStaticMarkup(createElement(ThirdPartyMark, { of: party }));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const frameworkScripts = [
  earlyScript,
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"2:[\\"$\\",\\"p\\"]"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});',
];

test('a page without anything inline allows its own files only', () => {
  const policy = policyFor('<p>Hello</p>');
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
});

test.each(frameworkScripts)('the script %s is allowed by its hash', (script) => {
  expect(policyFor(`<script>${script}</script>`)['script-src']).toEqual(["'self'", hash(script)]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('attributes of a script don’t change its hash', () => {
  const [script = ''] = frameworkScripts;
  expect(policyFor(`<script id="_R_">${script}</script>`)['script-src']).toContain(hash(script));
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)//)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  `${earlyScript};alert(1)`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
  // As long as the beginning of an accepted script, up to what is JSON in both.
  `${'top.alert(1);'.padEnd('self.__next_f.push'.length)}(1)`,
  'self.__next_f.push([1,"a"];',
  '',
])('the smuggled script %j is not allowed, and reported', (script) => {
  const policy = policyFor(`<SCRIPT\n>${script}</SCRIPT>`);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(onRefused).toHaveBeenCalledWith(script);
});

test.each([
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="application/json" id="a">{}</script>',
  '<script src="/_next/static/a.js" async=""></script>',
])('%s needs no hash', (html) => {
  expect(policyFor(html)['script-src']).toEqual(["'self'"]);
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([
  ['tag-manager', 'script-src', 'https://www.googletagmanager.com/gtm.js'],
  ['page-tag-manager', 'connect-src', 'https://*.google-analytics.com'],
  ['form-provider', 'script-src', 'https://forms.example'],
  ['form-provider', 'form-action', 'https://cdn.forms.example'],
  ['jotform', 'frame-src', 'https://jotform.example'],
  ['map', 'connect-src', 'https://maps.example'],
  ['map', 'img-src', 'https://tiles.example'],
  ['youtube', 'frame-src', 'https://www.youtube-nocookie.com'],
] as const)('only pages with %s have its source in %s: %s', (party, directive, source) => {
  expect(policyFor(markOf(party))[directive]).toContain(source);
  const others = thirdParties.filter((other) => !other.endsWith(party) && !party.endsWith(other));
  const html = others.map(markOf).join('');
  expect(policyFor(html)[directive] ?? []).not.toContain(source);
});

test.each([
  '<p>data-third-party="youtube"</p>',
  '<p>Text data-third-party="youtube" text</p>',
  '<p>&lt;template data-third-party="youtube"&gt;&lt;/template&gt;</p>',
  '<a title="&lt;template data-third-party=&quot;youtube&quot;>&lt;/template>">a</a>',
  '<div data-third-party="youtube"></div>',
  '<script>self.__next_f.push([1,"\\u003ctemplate data-third-party=\\"youtube\\"\\u003e"])</script>',
])('%s is no mark of a third party', (html) => {
  expect(policyFor(html)['frame-src']).toBeUndefined();
});

test('a page of a megabyte takes milliseconds, not seconds', () => {
  const item = '<li class="a"><a href="/b" style="--c:1">Volvo</a></li>';
  const data = JSON.stringify([1, item.repeat(5_000).replaceAll('<', '\\u003c')]);
  const html = `${item.repeat(5_000)}<script>self.__next_f.push(${data})</script>`;
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    policyFor(html);
    return performance.now() - before;
  });
  // Other processes may hold up some rounds.
  expect(Math.min(...times)).toBeLessThan(100);
});
