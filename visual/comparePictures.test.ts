import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

type Colour = readonly [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
const blue: Colour = [0x0b, 0x5f, 0xff];
const wrongBlue: Colour = [0x0b, 0x4f, 0xff];

const button = { left: 20, top: 20, width: 140, height: 44 };

/** A white page with a button in the given colour. */
function pageWithButton(colour: Colour, { width = 400, height = 300, box = button } = {}): Buffer {
  const picture = new PNG({ width, height });
  for (let index = 0; index < width * height; index++) {
    const [x, y] = [(index % width) - box.left, Math.floor(index / width) - box.top];
    const isInside = x >= 0 && x < box.width && y >= 0 && y < box.height;
    picture.data.set([...(isInside ? colour : white), 255], index * 4);
  }
  return PNG.sync.write(picture);
}

test('a wrong token is detected, even if it is hardly visible', () => {
  const comparison = comparePictures(pageWithButton(blue), pageWithButton(wrongBlue));
  expect(comparison).toMatchObject({ kind: 'different', pixels: button.width * button.height });
});

test('the difference image marks where the token is wrong', () => {
  const comparison = comparePictures(pageWithButton(blue), pageWithButton(wrongBlue));
  if (comparison.kind !== 'different') throw new Error('no difference');
  const { width, data } = PNG.sync.read(comparison.difference);
  const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
  expect(pixel(button.left + 5, button.top + 5)).toEqual([255, 0, 0]);
  expect(pixel(5, 5)).toEqual([255, 255, 255]);
});

test('equal pictures are the same, however they are encoded', () => {
  const picture = pageWithButton(blue);
  const encodedAgain = PNG.sync.write(PNG.sync.read(picture), { filterType: 0 });
  expect(encodedAgain.equals(picture)).toBe(false);
  expect(comparePictures(picture, picture)).toEqual({ kind: 'same' });
  expect(comparePictures(picture, encodedAgain)).toEqual({ kind: 'same' });
});

test.each([
  ['7 by 8 pixels are noise', 8, 'same'],
  ['7 by 9 pixels are a difference', 9, 'different'],
])('%s on a page of 120 000', (_, height, kind) => {
  const box = { left: 200, top: 200, width: 7, height };
  expect(comparePictures(pageWithButton(white), pageWithButton(blue, { box })).kind).toBe(kind);
});

test.each([
  ['10 by 10 pixels are noise', 10, 'same'],
  ['10 by 11 pixels are a difference', 11, 'different'],
])('%s on a page of a million', (_, height, kind) => {
  const size = { width: 1000, height: 1000 };
  const box = { left: 200, top: 200, width: 10, height };
  const [before, after] = [pageWithButton(white, size), pageWithButton(blue, { ...size, box })];
  expect(comparePictures(before, after).kind).toBe(kind);
});

test('a page that grew by one row of background differs', () => {
  const comparison = comparePictures(pageWithButton(blue), pageWithButton(blue, { height: 301 }));
  expect(comparison).toMatchObject({ kind: 'different', pixels: 400 });
});
