import { expect, test } from 'vitest';
import type { CarRecord, CarView } from '#domain/cars/car.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { pictureWords } from './pictureWords.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['carPicture', '{car}, bild {number} av {total}'],
    ['carPictureView', '{car}, {view}'],
    ['carViewFrontCorner', 'snett framifrån'],
    ['carViewSide', 'från sidan'],
  ]),
);

function carWith(...views: readonly (CarView | undefined)[]): CarRecord {
  const car = testCar({ brand: 'Volvo', model: 'XC60', modelText: 'XC60' });
  const images = views.map((view, at) => ({ src: `/${at}.webp`, view }));
  return { ...car, images, equipment: [], description: '', technicalData: [] };
}

test('the text of a picture says what it shows', () => {
  expect(pictureWords(carWith('front-corner', 'side'), dictionary)).toEqual([
    'Volvo XC60, snett framifrån',
    'Volvo XC60, från sidan',
  ]);
});

test('pictures with the same or an unknown view are numbered', () => {
  expect(pictureWords(carWith('side', 'front-corner', 'side', undefined), dictionary)).toEqual([
    'Volvo XC60, bild 1 av 4',
    'Volvo XC60, snett framifrån',
    'Volvo XC60, bild 3 av 4',
    'Volvo XC60, bild 4 av 4',
  ]);
});
