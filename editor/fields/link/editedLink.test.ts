import { describe, expect, test } from 'vitest';
import { readRawLink, writeRawLink } from '#domain/content/rawFields/rawLink.ts';
import {
  addressOf,
  editedLink,
  linkFromAddress,
  noLink,
  rawLinkAfter,
  targetProblem,
} from './editedLink.ts';

function rawLink(raw: string) {
  const reading = readRawLink(raw);
  if (reading.kind !== 'filled') throw new Error(`${raw} is no link`);
  return reading.value;
}

describe('the address of an edited link', () => {
  test.each([
    ['internal', '/kop-bil?a=1#top', '/kop-bil?a=1#top'],
    ['internal', 'kop-bil', undefined],
    ['internal', '//evil.example', undefined],
    ['internal', '/\\evil.example', undefined],
    ['external', 'www.example.com', 'https://www.example.com'],
    ['external', 'javascript:alert(1)', undefined],
    ['external', '/kop-bil', undefined],
    ['anchor', 'terms', '#terms'],
    ['mailto', 'info@example.com', 'mailto:info@example.com'],
    ['mailto', 'info at example', undefined],
    ['tel', '+46 8 123 45 67', 'tel:+4681234567'],
    ['tel', 'call us', undefined],
    ['media', '/-/media/a.pdf', '/-/media/a.pdf'],
    ['media', ' ', undefined],
  ] as const)('%s %j is %j', (type, target, expected) => {
    const link = { ...noLink, type, target };
    expect(addressOf(link)).toBe(expected);
    expect(targetProblem(link, undefined) === undefined).toBe(expected !== undefined);
  });
});

test.each([
  '/kop-bil',
  'https://www.example.com',
  '#top',
  'mailto:a@b.se',
  'tel:112',
  '/-/media/a.pdf',
])('the address %s is edited and stays the same', (href) => {
  expect(addressOf(linkFromAddress(href, '', false))).toBe(href);
});

test.each([
  ['NO', '+47'],
  ['GB', '+44'],
  [undefined, '+46'],
] as const)('in %s, the example of a phone number begins with %s', (country, code) => {
  const problem = targetProblem({ ...noLink, type: 'tel', target: 'x' }, country) ?? '';
  const [example = ''] = /\+[\d ]+\d/.exec(problem) ?? [];
  expect(example).toMatch(new RegExp(`^\\${code} `));
  expect(addressOf({ ...noLink, type: 'tel', target: example })).toBe(
    `tel:${example.replaceAll(' ', '')}`,
  );
});

describe('the raw link after a change', () => {
  const raw =
    '<link text="Buy" linktype="internal" url="/kop" anchor="top" querystring="a=1" title="Cars" target="_self" id="{1A}" class="x" />';
  const before = rawLink(raw);

  test('keeps what editors don’t see', () => {
    expect(writeRawLink(rawLinkAfter(before, editedLink(before)))).toBe(raw);
    const changed = rawLinkAfter(before, { ...editedLink(before), text: 'Sell', newTab: true });
    expect(writeRawLink(changed)).toBe(
      raw.replace('text="Buy"', 'text="Sell"').replace('_self', '_blank'),
    );
  });

  test('has the parts of another address in their own attributes', () => {
    const next = { ...editedLink(before), target: '/sell?b=2#form', id: '{2B}' };
    expect(rawLinkAfter(before, next)).toMatchObject({
      url: '/sell',
      query: 'b=2',
      anchor: 'form',
      id: '{2B}',
      title: 'Cars',
    });
  });

  test('has another type', () => {
    const next = { ...editedLink(before), type: 'anchor', target: 'terms', id: '' } as const;
    expect(rawLinkAfter(before, next)).toMatchObject({
      type: 'anchor',
      url: '#terms',
      anchor: 'terms',
    });
  });
});
