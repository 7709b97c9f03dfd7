import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { carHref } from '#features/cars/carHref.ts';
import type { LoadedCar } from '#features/cars/detail/loadCarDetail.ts';
import type { BlockFrame } from '../block.ts';

/**
 * What the page's title and description may say of the car. While the car can't be had, the page is
 * about cars: marks that nobody fills would stand there as they are.
 */
export function carWords(
  loaded: LoadedCar,
  { cars }: Pick<Dictionary, 'cars'>,
): Readonly<Record<string, string>> {
  if (loaded.kind !== 'found') return { brand: cars, model: '', modelText: '', city: '' };
  const { brand, model, modelText, facility } = loaded.car;
  return { brand, model, modelText, city: facility.city ?? '' };
}

/** The whole address of the car's page, whatever name was in the address it was asked for by. */
export function carUrl(
  car: CarRecord,
  { dictionary, homePath, url }: Pick<BlockFrame, 'dictionary' | 'homePath' | 'url'>,
): string {
  const { pathToCarDetail } = dictionary;
  return new URL(carHref(car, { pathToCarDetail, homePath }), url).href;
}
