import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { pagePath, splitAtSlashes } from './pagePath.ts';

describe('pagePath', () => {
  test.each([
    ['the start page', [], '/'],
    ['a page', ['kop-bil'], '/kop-bil'],
    ['a page below another', ['kop-bil', 'bilar-i-lager'], '/kop-bil/bilar-i-lager'],
    ['letters of any language', ['k%C3%B6r', 's%C3%A4hk%C3%B6'], '/kör/sähkö'],
    ['blanks and signs', ['a%20b', 'c%3Fd%23e'], '/a b/c?d#e'],
    ['an escape that was escaped', ['100%25'], '/100%'],
    ['the longest path', ['a'.repeat(999)], `/${'a'.repeat(999)}`],
    ['dots within a name', ['bil.v2', '...'], '/bil.v2/...'],
  ])('names %s', (_what, segments, path) => {
    expect(pagePath(segments)).toBe(path);
  });

  test.each([
    ['a broken escape', ['100%']],
    ['an escape that is not valid UTF-8', ['%ff']],
    ['a slash within a segment', ['kop-bil%2Fbilar-i-lager']],
    ['a backslash within a segment', ['kop-bil%5Cbilar']],
    ['a step up', ['kop-bil', '..']],
    ['an escaped step up', ['kop-bil', '%2e%2E']],
    ['a step in place', ['.']],
    ['an empty segment', ['kop-bil', '', 'bilar']],
    ['a line break', ['kop%0Abil']],
    ['a null character', ['kop%00bil']],
    ['a path longer than any page has', ['a'.repeat(1000)]],
  ])('finds no page behind %s', (_what, segments) => {
    expect(pagePath(segments)).toBeUndefined();
  });

  const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const names = fc.array(name, { maxLength: 5 });

  propertyTest.prop([names])('gives back what was encoded, or nothing', (plain) => {
    const path = pagePath(plain.map(encodeURIComponent));
    if (path !== undefined) expect(path).toBe(`/${plain.join('/')}`);
  });

  propertyTest.prop([fc.array(fc.string())])('never leads out of the site', (segments) => {
    const path = pagePath(segments);
    if (path === undefined) return;
    expect(path).toMatch(/^\/(?!\/)/);
    expect(path.split('/').slice(1)).toHaveLength(Math.max(1, segments.length));
    expect(path.split('/')).not.toContain('..');
  });
});

test('an escaped slash can be read as the end of a segment', () => {
  expect(splitAtSlashes(['bilar', 'volvo%2Fxc60%2fel'])).toEqual(['bilar', 'volvo', 'xc60', 'el']);
  expect(splitAtSlashes(['bilar', 'volvo'])).toEqual(['bilar', 'volvo']);
});
