import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type HrefKind, kindOfHref } from './href.ts';

describe('kindOfHref', () => {
  test.each<[string, HrefKind]>([
    ['/', 'page'],
    ['/kop-bil/bilar-i-lager', 'page'],
    ['/kop-bil?car_fuel=El#resultat', 'page'],
    ['?page=2', 'page'],
    ['bilar', 'page'],
    ['/-/media/files/price-list.pdf', 'file'],
    ['/-/media/files/Price-List.PDF?rev=1', 'file'],
    ['#villkor', 'anchor'],
    ['#', 'anchor'],
    ['mailto:info@nordvik.example', 'contact'],
    ['tel:+46 8 123 45 67', 'contact'],
    ['sms:+46701234567', 'contact'],
    ['https://nordvik.example/', 'external'],
    ['http://nordvik.example/price-list.pdf', 'external'],
    ['//nordvik.example/', 'external'],
    ['/\\nordvik.example', 'external'],
    ['https://nordvik.se@evil.example/', 'external'],
    ['', 'refused'],
    ['   ', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['JavaScript:alert(1)', 'refused'],
    [' \u0001javascript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['java\tscript\r\n:alert(1)', 'refused'],
    ['data:text/html,<script>alert(1)</script>', 'refused'],
    ['vbscript:msgbox(1)', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['blob:https://nordvik.example/1', 'refused'],
    ['https://', 'refused'],
    ['http://[', 'refused'],
  ])('%j is %s', (href, kind) => {
    expect(kindOfHref(href)).toBe(kind);
  });

  const hiding = fc.string({ unit: fc.constantFrom('\t', '\n', '\r') });
  const hidden = fc
    .array(hiding, { minLength: 11, maxLength: 11 })
    .map((gaps) => [...'javascript:'].map((letter, at) => letter + (gaps[at] ?? '')).join(''));

  propertyTest.prop([hidden, fc.string()])('refuses obfuscated script URLs', (scheme, code) => {
    expect(kindOfHref(scheme + code)).toBe('refused');
  });

  propertyTest.prop([fc.string()])('accepts only schemes that browsers do not execute', (href) => {
    const scheme = URL.parse(href, 'https://here.invalid')?.protocol;
    const harmless = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'].includes(scheme ?? '');
    if (!harmless) expect(kindOfHref(href)).toBe('refused');
  });
});
