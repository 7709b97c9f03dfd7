import { expect, test } from 'vitest';
import { type PicturePlace, pictureSizes } from './pictureSizes.ts';

/** The width in px that `sizes` declare for a window. */
function declared(sizes: string, windowWidth: number): number {
  for (const entry of sizes.split(', ')) {
    const [, from = '0', length = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?([\d.]+)(px|vw)$/.exec(entry) ?? [];
    if (windowWidth < Number(from)) continue;
    return unit === 'vw' ? (Number(length) / 100) * windowWidth : Number(length);
  }
  return expect.unreachable(sizes);
}

const inList = (place: PicturePlace, size: number) =>
  pictureSizes(place, { name: 'card-list', size });

/** How wide one of several columns is with the spaces of the default brand, which are narrower on phones. */
function columnWidth(windowWidth: number, columns: number): number {
  const [gutter, gap] = windowWidth < 1280 ? [34, 24] : [48, 32];
  return (Math.min(1440, windowWidth - 2 * gutter) - (columns - 1) * gap) / columns;
}

test.each([
  ['a card of three', 'card-list', 3, { 375: 1, 768: 3, 1024: 3, 1500: 3, 1920: 3 }],
  ['a card of four', 'card-list', 4, { 375: 1, 768: 2, 1024: 2, 1500: 4, 1920: 4 }],
  ['a card of eight', 'card-list', 8, { 375: 1, 768: 3, 1024: 3, 1500: 4, 1920: 4 }],
  ['one of two', 'card-list', 2, { 375: 1, 1024: 2, 1280: 2, 1500: 2, 1920: 2 }],
  ['one of three stages', 'stage-row', 3, { 375: 1.15, 768: 3, 1024: 3, 1280: 3, 1920: 3 }],
  ['one of four stages', 'stage-row', 4, { 375: 1.15, 768: 3, 1024: 3, 1280: 4, 1920: 4 }],
])('the picture of %s is as wide as its column', (_what, name, size, columns) => {
  for (const place of ['above', 'behind'] as const) {
    const sizes = pictureSizes(place, { name, size });
    for (const [width, number] of Object.entries(columns)) {
      const ratio = declared(sizes, Number(width)) / columnWidth(Number(width), number);
      expect(ratio, `${width} px: ${sizes}`).toBeGreaterThan(0.88);
      expect(ratio, `${width} px: ${sizes}`).toBeLessThan(1.14);
    }
  }
});

test('one of two has a row of a tablet for itself: two thirds of it beside the words, and all of it behind them', () => {
  expect(declared(inList('above', 2), 768)).toBeCloseTo((columnWidth(768, 1) * 2) / 3, -2);
  expect(declared(inList('behind', 2), 768)).toBeCloseTo(columnWidth(768, 1), -2);
});

test('cards for lists have a narrow picture, narrower where they are in two columns', () => {
  const widths = [375, 768, 1280, 1920];
  const narrowest = (count: number) =>
    widths.map((width) => Math.round(declared(inList('beside', count), width)));
  expect(narrowest(1)).toEqual([345, 320, 320, 320]);
  expect(narrowest(2)).toEqual([345, 320, 230, 276]);
});

test('the picture of a card on its own takes half of the section, or all of it behind the words', () => {
  expect(declared(pictureSizes('above', undefined), 1920)).toBe(704);
  expect(declared(pictureSizes('behind', undefined), 1920)).toBe(1440);
});
