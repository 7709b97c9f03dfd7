import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatGuid } from './guid.ts';
import type { FieldKind, FieldValue } from './model.ts';
import { mediaId, rawValue, readRawValue } from './rawValue.ts';

const context = { pictureAt: () => undefined, pageAt: () => undefined };
const text = fc.string({ unit: 'grapheme' });
const filled = fc.string({ unit: 'grapheme', minLength: 1 });
const optional = fc.option(filled, { nil: undefined });
const pixels = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
const days = { noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') };

const value: fc.Arbitrary<FieldValue> = fc.oneof(
  text.map((each) => ({ kind: 'text' as const, text: each })),
  text.map((html) => ({ kind: 'richText' as const, html })),
  fc.record({
    kind: fc.constant('image' as const),
    src: filled,
    alt: text,
    width: pixels,
    height: pixels,
    title: optional,
    focalPoint: optional,
  }),
  fc.record({
    kind: fc.constant('link' as const),
    href: filled,
    text,
    target: optional,
    title: optional,
  }),
  fc.boolean().map((checked) => ({ kind: 'checkbox' as const, checked })),
  fc
    .date(days)
    .map((date) => ({ kind: 'date' as const, iso: `${date.toISOString().slice(0, 19)}Z` })),
  fc.integer().map((number) => ({ kind: 'integer' as const, number })),
  fc.array(fc.uuid()).map((ids) => ({ kind: 'multilist' as const, ids })),
  fc.option(fc.uuid(), { nil: undefined }).map((id) => ({ kind: 'lookup' as const, id })),
);

propertyTest.prop([value])('a value that was written is read as it was', (written) => {
  expect(readRawValue(rawValue(written), written.kind, context)).toEqual({
    kind: 'value',
    value: written,
  });
});

test.each<[FieldKind, string, object]>([
  ['number', '1.5', { kind: 'number', number: 1.5 }],
  ['date', '20261128', { kind: 'date', iso: '2026-11-28T00:00:00Z' }],
  [
    'link',
    '<link linktype="internal" id="{A}" querystring="a=1" anchor="b" text="C" />',
    { href: '/page?a=1#b', text: 'C' },
  ],
  [
    'image',
    `<image mediaid="${formatGuid(mediaId('/a.webp'), 'B')}" alt="A" />`,
    { src: '/a.webp', alt: 'A' },
  ],
])('a %s as the vendor writes it: %s', (kind, raw, expected) => {
  const known = { pictureAt: () => '/a.webp', pageAt: () => '/page' };
  expect(readRawValue(raw, kind, known)).toMatchObject({ kind: 'value', value: expected });
});

test.each<[FieldKind, string]>([
  ['checkbox', 'yes'],
  ['date', 'tomorrow'],
  ['number', 'many'],
  ['image', 'a.webp'],
  ['image', '<image mediaid="{1}" />'],
  ['link', '<a href="/">A</a>'],
  ['link', '<link id="{1}" />'],
  ['multilist', '{1}|{2}'],
])('a malformed %s is refused: %s', (kind, raw) => {
  expect(readRawValue(raw, kind, context).kind).toBe('malformed');
});
