import { describe, expect, test } from 'vitest';
import { link } from './declare.ts';

const { read } = link({ name: 'Link', help: '' });

/** The address that is read from what the platform sends. */
function hrefOf(wire: unknown): string | undefined {
  const reading = read(wire);
  return reading.kind === 'filled' ? reading.value?.href : undefined;
}

describe('the address of a link', () => {
  test.each([
    ['internal', { href: '/kop-bil', linktype: 'internal', id: '{1}' }, '/kop-bil'],
    ['query', { href: '/kop-bil', querystring: 'car_fuel=El' }, '/kop-bil?car_fuel=El'],
    ['query with mark', { href: '/kop-bil', querystring: '?a=1' }, '/kop-bil?a=1'],
    ['second query', { href: '/kop-bil?a=1', querystring: 'b=2' }, '/kop-bil?a=1&b=2'],
    ['repeated query', { href: '/kop-bil?a=1', querystring: 'a=1' }, '/kop-bil?a=1'],
    ['anchor', { href: '/kop-bil', anchor: 'lista', linktype: 'internal' }, '/kop-bil#lista'],
    ['anchor with mark', { href: '/kop-bil', anchor: '#lista' }, '/kop-bil#lista'],
    ['repeated anchor', { href: '/kop-bil#lista', anchor: 'lista' }, '/kop-bil#lista'],
    ['both', { href: '/kop-bil', querystring: 'a=1', anchor: 'b' }, '/kop-bil?a=1#b'],
    ['empty parts', { href: '/kop-bil', querystring: '', anchor: '' }, '/kop-bil'],
    ['anchor link', { href: '#villkor', anchor: 'villkor', linktype: 'anchor' }, '#villkor'],
    ['anchor alone', { href: '', anchor: 'villkor', linktype: 'anchor' }, '#villkor'],
    ['anchor as external link', { href: 'http://#villkor', linktype: 'external' }, '#villkor'],
    ['external', { href: 'https://a.example/b', linktype: 'external' }, 'https://a.example/b'],
    ['external query', { href: 'https://a.example', querystring: 'a=1' }, 'https://a.example?a=1'],
    ['host alone', { href: 'www.a.example/b', linktype: 'external' }, 'https://www.a.example/b'],
    ['media', { href: '/-/media/a.pdf', linktype: 'media' }, '/-/media/a.pdf'],
    ['older media', { href: '~/media/a.pdf', linktype: 'media' }, '/-/media/a.pdf'],
    ['mail', { href: 'mailto:a@b.example', linktype: 'mailto', anchor: 'x' }, 'mailto:a@b.example'],
    ['mail address', { href: 'a@b.example', linktype: 'mailto' }, 'mailto:a@b.example'],
    ['phone', { href: 'tel:+46 8-465 004 00', linktype: 'tel' }, 'tel:+46846500400'],
    ['escaped phone', { href: 'tel:08%2D465%2000400', linktype: 'tel' }, 'tel:0846500400'],
    ['page with a number', { href: '2026/kampanj', linktype: 'internal' }, '2026/kampanj'],
    ['phone page', { href: '/telefon', linktype: 'tel' }, '/telefon'],
    ['number', { href: '08-465 004 00', linktype: 'tel' }, 'tel:0846500400'],
    ['script', { href: 'javascript:alert(1)', linktype: 'javascript' }, undefined],
    ['script in the query', { href: '', querystring: 'javascript:a' }, '?javascript:a'],
    ['text', '/kop-bil', '/kop-bil'],
    ['words', 'Läs mer', undefined],
  ])('%s', (_what, value, href) => {
    expect(hrefOf({ value })).toBe(href);
  });

  test('is read without a value around it', () => {
    expect(hrefOf({ href: '/kop-bil', text: 'Köp' })).toBe('/kop-bil');
  });

  test('of a phone that can’t be called is empty, so that its text is shown', () => {
    const href = 'tel:08-465 004 00 / 070-123 45 67';
    expect(read({ value: { href, text: 'Ring oss' } })).toMatchObject({
      kind: 'filled',
      value: { href: '', text: 'Ring oss' },
      problems: [{ problem: `has no phone number that can be called: ${href}` }],
    });
    expect(read({ value: { href } })).toMatchObject({ kind: 'malformed' });
  });
});
