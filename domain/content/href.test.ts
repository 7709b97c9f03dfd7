import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type HrefKind, hrefKind, safeHref } from './href.ts';

describe('safeHref', () => {
  test.each([
    ['a page', '/kop-bil', '/kop-bil'],
    ['a page of the same folder', 'kop-bil', 'kop-bil'],
    ['a query alone', '?car_fuel=El', '?car_fuel=El'],
    ['a fragment', '#villkor', '#villkor'],
    ['another site', 'https://nordvik.example/a?b=c#d', 'https://nordvik.example/a?b=c#d'],
    ['another site, same protocol', '//nordvik.example', '//nordvik.example'],
    ['a mail box', 'mailto:info@nordvik.example', 'mailto:info@nordvik.example'],
    ['a phone', 'tel:+46846500400', 'tel:+46846500400'],
    ['capitals in the protocol', 'HTTPS://nordvik.example', 'HTTPS://nordvik.example'],
    ['a colon behind a slash', '/time/12:30', '/time/12:30'],
    ['blanks around', '  /kop-bil \n', '/kop-bil'],
    ['letters of any language', '/kör/sähkö', '/kör/sähkö'],
  ])('keeps %s', (_what, address, href) => {
    expect(safeHref(address)).toBe(href);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['control characters alone', '\u0000\u001f\u007f'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JAVASCRIPT:alert(1)'],
    ['a script behind blanks', '  javascript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script broken by a line', 'java\nscript:alert(1)'],
    ['a script broken by tabs', 'j\ta\tvascript\t:alert(1)'],
    ['a document of its own', 'data:text/html,<script>alert(1)</script>'],
    ['an older script', 'vbscript:msgbox(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://nordvik.example/1'],
    ['an unknown protocol', 'x-forecourt:open'],
  ])('refuses %s', (_what, address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  propertyTest.prop([fc.string({ unit: 'binary' })])(
    'rejects everything that a browser would execute',
    (address) => {
      const href = safeHref(address);
      const protocol = href && URL.parse(href, 'https://nordvik.example')?.protocol;
      expect([undefined, 'https:', 'http:', 'mailto:', 'tel:']).toContain(protocol || undefined);
    },
  );

  const gaps = fc.array(fc.constantFrom('', '\t', '\n', '\r', '\u0000', '\u007f'), {
    minLength: 11,
    maxLength: 11,
  });

  propertyTest.prop([gaps, fc.string()])('finds a script however it hides', (between, code) => {
    const scheme = [...'javascript:'].map((letter, at) => `${between[at]}${letter}`).join('');
    expect(safeHref(scheme + code)).toBeUndefined();
  });

  propertyTest.prop([fc.string()])('has nothing left to do with its own answer', (address) => {
    const href = safeHref(address);
    if (href !== undefined) expect(safeHref(href)).toBe(href);
  });
});

describe('hrefKind', () => {
  test.each<[string, HrefKind]>([
    ['/', 'internal'],
    ['/kop-bil?car_fuel=El#lista', 'internal'],
    ['kop-bil', 'internal'],
    ['?page=2', 'internal'],
    ['#', 'anchor'],
    ['#villkor', 'anchor'],
    ['https://nordvik.example', 'external'],
    ['HTTP://nordvik.example', 'external'],
    ['https:nordvik.example', 'external'],
    ['//nordvik.example', 'external'],
    ['/\\nordvik.example', 'external'],
    ['\\\\nordvik.example', 'external'],
    ['mailto:info@nordvik.example', 'mail'],
    ['MAILTO:info@nordvik.example', 'mail'],
    ['tel:+46846500400', 'phone'],
  ])('%s is %s', (href, kind) => {
    expect(hrefKind(href)).toBe(kind);
  });

  propertyTest.prop([fc.webUrl()])('takes every web address for another site', (address) => {
    expect(hrefKind(address)).toBe('external');
  });

  const signs = fc.constantFrom(
    '/',
    '\\',
    ':',
    '#',
    '?',
    '.',
    '@',
    ' ',
    '\t',
    'http',
    'https',
    'a',
  );

  propertyTest.prop([fc.string({ unit: signs })])(
    'never mistakes another site for our own',
    (address) => {
      const href = safeHref(address) ?? '/';
      const url = URL.parse(href, 'https://here.invalid');
      if (url && url.host !== 'here.invalid') expect(hrefKind(href)).toBe('external');
    },
  );
});
