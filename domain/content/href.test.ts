import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { type HrefKind, hrefKind, safeHref, sitePath, webUrl } from './href.ts';

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
    ['www.nordvik.example', 'https://www.nordvik.example'],
    ['nordvik.example/kop-bil?a=b', 'https://nordvik.example/kop-bil?a=b'],
    ['nordvik.example:8080/', 'https://nordvik.example:8080/'],
    ['info@nordvik.example', 'mailto:info@nordvik.example'],
    ['tel:08-465 004 00 (växeln)', 'tel:0846500400'],
    ['http://#villkor', '#villkor'],
    ['~/media/a.pdf', '/-/media/a.pdf'],
    ['prislista.pdf', 'prislista.pdf'],
  ])('reads %s as %s', (address, href) => {
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
    ['a protocol alone', 'https://'],
    ['an invalid host', 'https://a b/'],
    ['a broken IPv6 address', '//['],
    ['an invalid port', 'https://nordvik.example:99999/'],
    ['mail to nobody', 'mailto:'],
    ['a phone without a number', 'tel:växeln'],
    ['two phones', 'tel:08-465 004 10 / 070-123 45 67'],
  ])('refuses %s', (_what, address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  propertyTest.prop([anyText()])('rejects everything that a browser would execute', (address) => {
    const href = safeHref(address);
    const protocol = href && URL.parse(href, 'https://nordvik.example')?.protocol;
    expect([undefined, 'https:', 'http:', 'mailto:', 'tel:']).toContain(protocol || undefined);
  });

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
      const isWeb = url?.protocol.startsWith('http') === true;
      if (isWeb && url.host !== 'here.invalid') expect(hrefKind(href)).toBe('external');
    },
  );
});

const base = 'https://nordvik.example/kop-bil';

describe('webUrl', () => {
  test.each([
    ['https://other.example/a', 'https://other.example/a'],
    ['/a b', 'https://nordvik.example/a%20b'],
    ['?a=b', 'https://nordvik.example/kop-bil?a=b'],
    ['//other.example', 'https://other.example/'],
    ['www.other.example', 'https://www.other.example/'],
    ['other.example/a', 'https://other.example/a'],
  ])('%s is %s', (address, url) => {
    expect(webUrl(address, base)).toBe(url);
  });

  test.each([
    '',
    '#a',
    'https://',
    'http://',
    'https://:443',
    'http:// a',
    '//[',
    'mailto:info@nordvik.example',
    'tel:112',
    'javascript:alert(1)',
    'https://nordvik.example@evil.example/',
  ])('%j is refused', (address) => {
    expect(webUrl(address, base)).toBeUndefined();
  });

  propertyTest.prop([fc.oneof(anyText(), fc.webUrl())])(
    'is an absolute address or none',
    (address) => {
      const url = webUrl(address, base);
      if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^/]/);
    },
  );
});

describe('sitePath', () => {
  test.each(['/', '/kop-bil?a=b', '/-/media/a.pdf'])('keeps %s', (address) => {
    expect(sitePath(address)).toBe(address);
  });

  test.each(['', 'kop-bil', '#a', '//evil.example', '/\\evil.example', 'https://evil.example'])(
    'refuses %j',
    (address) => {
      expect(sitePath(address)).toBeUndefined();
    },
  );
});
