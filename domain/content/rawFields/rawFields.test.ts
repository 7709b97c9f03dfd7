import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '#domain/testing/anyText.ts';
import { readRawChecked, writeRawChecked } from './rawChecked.ts';
import { readRawDate, writeRawDate } from './rawDate.ts';
import { readElement } from './rawElement.ts';
import { readRawIds, writeRawIds } from './rawIds.ts';
import { readRawImage, writeRawImage } from './rawImage.ts';
import {
  rawLinkTypeOf,
  rawLinkTypes,
  readRawLink,
  wireOfRawLink,
  writeRawLink,
} from './rawLink.ts';
import { chosenMedia, readRawMedia, writeRawMedia } from './rawMedia.ts';

/** Any text that XML can have. */
const text = anyText().filter(
  (value) => !/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(value),
);
const filledText = text.filter((value) => value !== '');
const others = fc.uniqueArray(fc.tuple(fc.stringMatching(/^data-[a-z]{1,8}$/), filledText), {
  maxLength: 3,
  selector: ([name]) => name,
});
const map = others.map((entries) => new Map(entries));
const id = fc.uuid().map((uuid) => `{${uuid.toUpperCase()}}`);

describe('what is written is read again', () => {
  property.prop([
    fc.record({
      mediaId: id,
      src: text,
      alt: text,
      width: text,
      height: text,
      focalPoint: text,
      others: map,
    }),
  ])('as the same picture', (image) => {
    expect(readRawImage(writeRawImage(image))).toEqual({ kind: 'filled', value: image });
  });

  property.prop([
    fc.record({
      type: fc.constantFrom(...rawLinkTypes),
      url: filledText,
      id: fc.oneof(id, fc.constant('')),
      anchor: text,
      query: text,
      text,
      title: text,
      target: fc.constantFrom('', '_blank'),
      others: map,
    }),
  ])('as the same link', (link) => {
    expect(readRawLink(writeRawLink(link))).toEqual({ kind: 'filled', value: link });
  });

  const nowhere = {
    type: 'internal',
    url: '',
    id: '',
    anchor: '',
    query: '',
    text: '',
    title: 'Title',
    target: '_blank',
    others: new Map([['class', 'a']]),
  } as const;

  test.each(['url', 'id', 'anchor', 'query', 'text'])(
    'as the same link that has only %s',
    (name) => {
      const link = { ...nowhere, [name]: 'a' };
      expect(readRawLink(writeRawLink(link))).toEqual({ kind: 'filled', value: link });
    },
  );

  test('as an empty link if it has neither address nor text', () => {
    expect(writeRawLink(nowhere)).toBe('');
    expect(readRawLink('<link linktype="internal" title="Title" target="_blank" />')).toEqual({
      kind: 'empty',
    });
  });

  const picture = { alt: '', width: '', height: '', focalPoint: '', others: new Map() };

  test.each([
    ['{1A}', '', '<image mediaid="{1A}" />'],
    ['', '/a.webp', '<image src="/a.webp" />'],
  ])('as the same picture or file that has only %s%s', (mediaId, src, raw) => {
    const image = { ...picture, mediaId, src };
    const media = { mediaId, src, element: 'image', others: new Map() } as const;
    expect([writeRawImage(image), writeRawMedia(media)]).toEqual([raw, raw]);
    expect(readRawImage(raw)).toEqual({ kind: 'filled', value: image });
    expect(readRawMedia(raw)).toEqual({ kind: 'filled', value: media });
  });

  test('as no picture or file if it has neither id nor address', () => {
    const others = new Map([['title', 'A']]);
    expect(writeRawImage({ ...picture, mediaId: '', src: '', alt: 'A', others })).toBe('');
    expect(writeRawMedia({ mediaId: '', src: '', element: 'image', others })).toBe('');
  });

  property.prop([filledText, id])('as the same file', (src, mediaId) => {
    const media = chosenMedia(src, mediaId);
    expect(readRawMedia(writeRawMedia(media))).toEqual({ kind: 'filled', value: media });
  });

  property.prop([
    fc.date({ min: new Date('0002-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  ])('as the same second', (date) => {
    const second = `${date.toISOString().slice(0, 19)}Z`;
    expect(readRawDate(writeRawDate(date.toISOString()))).toEqual({
      kind: 'filled',
      value: second,
    });
  });

  property.prop([fc.array(id, { minLength: 1 })])('as the same items', (ids) => {
    expect(readRawIds(writeRawIds(ids))).toEqual({ kind: 'filled', value: ids });
  });

  test.each([
    [true, false, '1'],
    [false, false, ''],
    [true, true, '1'],
    [false, true, '0'],
  ])('as the same checkbox: %s with the default %s', (checked, isDefaultTicked, raw) => {
    const reading = readRawChecked(raw);
    expect(writeRawChecked(checked, isDefaultTicked)).toBe(raw);
    expect(reading.kind === 'filled' ? reading.value : isDefaultTicked).toBe(checked);
  });
});

describe('what the platform writes is understood', () => {
  test('a picture', () => {
    const raw = '<image mediaid="{1A}" alt="A &quot;car&quot;" width="640" vspace="4"/>';
    expect(readRawImage(raw)).toEqual({
      kind: 'filled',
      value: {
        mediaId: '{1A}',
        src: '',
        alt: 'A "car"',
        width: '640',
        height: '',
        focalPoint: '',
        others: new Map([['vspace', '4']]),
      },
    });
  });

  test.each([
    ['a file', '<file mediaid="{1A}" src="/a.pdf" />', 'file', '/a.pdf'],
    ['a picture as a file', '<image mediaid="{1A}" src="/a.webp" />', 'image', '/a.webp'],
    ['a link to a file', '<link id="{1A}" url="/a.pdf" />', 'link', '/a.pdf'],
  ])('%s', (_what, raw, element, src) => {
    const value = { mediaId: '{1A}', src, element, others: new Map() };
    expect(readRawMedia(raw)).toEqual({ kind: 'filled', value });
  });

  test('a link whose query and anchor are fields of their own', () => {
    const raw =
      "<link linktype='internal' url='/kop' querystring='a=1&amp;b=2' anchor='top'></link>";
    const reading = readRawLink(raw);
    const wire = reading.kind === 'filled' ? wireOfRawLink(reading.value) : undefined;
    expect(wire).toMatchObject({ href: '/kop?a=1&b=2#top', linktype: 'internal' });
  });

  test('characters by their numbers', () => {
    const raw = '<link url="/" text="&#65;&#xE5;&#XE5;&#x1F697;&#x10ffff;" />';
    expect(readRawLink(raw)).toMatchObject({ value: { text: 'Aåå🚗\u{10ffff}' } });
  });

  test.each(['00010101T000000Z', '00010101T000000', ''])('no date: %j', (raw) => {
    expect(readRawDate(raw)).toEqual({ kind: 'empty' });
  });
});

describe('what this code doesn’t write is foreign, and never an error', () => {
  test.each([
    '<image mediaid="{1A}"',
    '<image mediaid="{1A}" mediaid="{2B}" />',
    '<image mediaid="&nbsp;" />',
    '<image mediaid="&#0;" />',
    '<image mediaid="&#x110000;" />',
    '<image mediaid="&#xFFFFFF;" />',
    '<image mediaid="a & b" />',
    '<image mediaid="<script>" />',
    '<image mediaid="{1A}" /><script>alert(1)</script>',
    '<images mediaid="{1A}" />',
    '<images />',
    '<image hspace="4" />',
    'javascript:alert(1)',
    `<image alt="${'a'.repeat(30_000)}" />`,
  ])('picture %j', (raw) => {
    expect(readRawImage(raw)).toEqual({ kind: 'foreign' });
  });

  test.each(['<link linktype="javascript" url="javascript:alert(1)" />', '<a href="/" />', '/kop'])(
    'link %j',
    (raw) => {
      expect(readRawLink(raw)).toEqual({ kind: 'foreign' });
    },
  );

  test.each(['20260230T000000Z', '20261128', '2026-11-28T12:00:00Z', 'soon'])('date %j', (raw) => {
    expect(readRawDate(raw)).toEqual({ kind: 'foreign' });
  });

  test.each(['{1A}', 'a|b', '{00000000-0000-4000-8000-000000000000}|'])('list %j', (raw) => {
    expect(readRawIds(raw)).toEqual({ kind: 'foreign' });
  });

  property.prop([anyText()])('any text', (raw) => {
    for (const read of [
      readRawImage,
      readRawLink,
      readRawMedia,
      readRawDate,
      readRawIds,
      readRawChecked,
    ])
      expect(['filled', 'empty', 'foreign']).toContain(read(raw).kind);
  });

  test('a text that could make a slow search', () => {
    const raw = `<image ${'a="'.repeat(6_000)} />`;
    expect(readElement(raw, ['image'])).toEqual({ kind: 'foreign' });
  });
});

test.each([
  ['/kop-bil', 'internal'],
  ['?page=2', 'internal'],
  ['/-/media/a.pdf', 'media'],
  ['#top', 'anchor'],
  ['https://www.example.com', 'external'],
  ['//www.example.com', 'external'],
  ['MAILTO:info@example.com', 'mailto'],
  ['tel:112', 'tel'],
])('%s is the address of a link of type %s', (href, type) => {
  expect(rawLinkTypeOf(href)).toBe(type);
});
