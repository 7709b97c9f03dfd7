import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { contrast } from '#themes/color.ts';
import { veilStrength } from '#themes/veilStrength.ts';
import { contrastOverPicture } from './pictureContrast.ts';
import { pictureFindings } from './pictureFindings.ts';
import { pixelsBehind } from './picturePart.ts';
import { pictureTones } from './pictureTones.css.ts';
import type { PlacedTexts } from './textsOverPictures.ts';

const pixels = (...levels: readonly number[]) => ({
  data: levels.flatMap((level) => [level, level, level, 255]),
});
const white = { text: '#ffffff', ground: '#000000' };
const black = { text: '#000000', ground: '#ffffff' };

describe('the contrast over a picture', () => {
  test.each([
    [255, black, 21],
    [0, black, 1],
    [0, white, 21],
  ])('of pixels of %i and %j is %d', (level, colors, expected) => {
    expect(contrastOverPicture(pixels(level, level), colors)).toBeCloseTo(expected, 1);
  });

  const channel = fc.integer({ min: 0, max: 255 });
  const hexOf = (channels: readonly number[]) =>
    `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

  property.prop([fc.tuple(channel, channel, channel), fc.tuple(channel, channel, channel)])(
    'is that of WCAG, as the themes compute it',
    (text, behind) => {
      const measured = contrastOverPicture(
        { data: [...behind, 255] },
        { ...white, text: hexOf(text) },
      );
      expect(measured).toBeCloseTo(contrast(hexOf(text), hexOf(behind)), 2);
    },
  );

  test('leaves out a few bad pixels', () => {
    const of = (bad: number) =>
      pixels(...Array.from({ length: 100 }, (_, at) => (at < bad ? 255 : 0)));
    expect(contrastOverPicture(of(4), white)).toBe(21);
    expect(contrastOverPicture(of(20), white)).toBe(1);
  });

  test('is that of the ground where the picture is transparent', () => {
    expect(contrastOverPicture({ data: [255, 255, 255, 0] }, white)).toBe(21);
  });

  test('grows with a veil', () => {
    const ratios = [0, 40, 80].map((veil) => contrastOverPicture(pixels(255), white, veil) ?? 0);
    expect(ratios.toSorted((a, b) => a - b)).toEqual(ratios);
    expect(new Set(ratios).size).toBe(3);
  });

  test('is unknown without pixels', () => {
    expect(contrastOverPicture({ data: [] }, white)).toBeUndefined();
  });
});

describe('the pixels behind texts', () => {
  const all = { left: 0, top: 0, right: 100, bottom: 100 };

  test.each([
    ['a wide picture in a square box', { width: 200, height: 100 }, 1, [50, 0, 100, 100]],
    ['an upright picture in a wide box', { width: 100, height: 200 }, 2, [0, 75, 100, 50]],
    ['a picture that fits', { width: 200, height: 100 }, 2, [0, 0, 200, 100]],
  ] as const)('of %s', (_what, size, ratio, [left, top, width, height]) => {
    expect(pixelsBehind(size, { ...all, ratio })).toEqual({ left, top, width, height });
  });

  test('are those of an area, around the point that stays visible', () => {
    const area = { left: 50, top: 0, right: 100, bottom: 50, ratio: 1 };
    const size = { width: 200, height: 100 };
    expect(pixelsBehind(size, area)).toEqual({ left: 100, top: 0, width: 50, height: 50 });
    expect(pixelsBehind(size, { ...area, focalPoint: { x: 100, y: 50 } })).toMatchObject({
      left: 150,
    });
  });
});

describe('findings', () => {
  const part = (src: string) => ({ src, ratio: 1, left: 0, top: 0, right: 100, bottom: 100 });
  const placed: PlacedTexts = {
    uid: 'hero',
    name: 'HeroBanner',
    texts: [
      { field: 'Title', size: 'large' },
      { field: 'Text', size: 'normal' },
    ],
    tone: 'white',
    toneField: 'TextColor',
    veil: 0,
    parts: [part('/phone.webp'), part('/desktop.webp')],
  };
  const find = (texts: PlacedTexts, levels: Readonly<Record<string, number>>) =>
    pictureFindings(
      [texts],
      ({ src }) => (src in levels ? pixels(levels[src] ?? 0) : undefined),
      pictureTones,
    ).map(({ uid, field, problem }) => [uid, field, problem]);

  test('name each text that needs more contrast, by the worst width', () => {
    const found = find(placed, { '/phone.webp': 135, '/desktop.webp': 0 });
    expect(found).toEqual([
      [
        'hero',
        'Text',
        expect.stringMatching(/^has a contrast of 3\.\d over the picture, and needs 4\.5$/),
      ],
    ]);
    expect(find(placed, { '/phone.webp': 0, '/desktop.webp': 0 })).toEqual([]);
  });

  test('name the colour if the other one suits the picture', () => {
    const veiled = { ...placed, veil: veilStrength };
    expect(find(veiled, { '/phone.webp': 250, '/desktop.webp': 250 })).toEqual([
      [
        'hero',
        'TextColor',
        'is white over a light picture, which is veiled for it: black suits the picture',
      ],
    ]);
    expect(find({ ...veiled, tone: 'black' }, { '/phone.webp': 5, '/desktop.webp': 5 })).toEqual([
      [
        'hero',
        'TextColor',
        'is black over a dark picture, which is veiled for it: white suits the picture',
      ],
    ]);
    expect(find(veiled, { '/phone.webp': 250, '/desktop.webp': 5 })).toEqual([]);
  });

  test('are empty if the pixels can’t be read, or if the colour can’t be chosen', () => {
    expect(find(placed, {})).toEqual([]);
    const fixed = { ...placed, veil: veilStrength, toneField: undefined };
    expect(find(fixed, { '/phone.webp': 250, '/desktop.webp': 250 })).toEqual([]);
  });

  test.each(['white', 'black'] as const)(
    'are empty for %s texts under the veil of the site',
    (tone) => {
      const veiled = { ...placed, tone, veil: veilStrength, toneField: undefined };
      for (const level of [0, 128, 255]) expect(find(veiled, { '/phone.webp': level })).toEqual([]);
    },
  );
});
