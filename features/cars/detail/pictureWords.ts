import type { CarRecord, CarView } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import { carName } from '../carName.ts';

const viewNames = {
  front: 'carViewFront',
  'front-corner': 'carViewFrontCorner',
  side: 'carViewSide',
  'rear-corner': 'carViewRearCorner',
  rear: 'carViewRear',
  interior: 'carViewInterior',
  detail: 'carViewDetail',
} as const satisfies Readonly<Record<CarView, keyof Dictionary>>;

/**
 * The alternative texts of a car's pictures: the view, or the number of the picture if its view is
 * unknown or not unique.
 */
export function pictureWords(car: CarRecord, dictionary: Dictionary): readonly string[] {
  const { images } = car;
  const name = carName(car);
  return images.map(({ view }, at) => {
    const isOnly = images.filter((other) => other.view === view).length === 1;
    if (view && isOnly) {
      return fillText(dictionary.carPictureView, { car: name, view: dictionary[viewNames[view]] });
    }
    const [number, total] = [`${at + 1}`, `${images.length}`];
    return fillText(dictionary.carPicture, { car: name, number, total });
  });
}
