import type { BlockFrame } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import type { CarRecord } from '#domain/cars/car.ts';
import { distinguishingDetails } from '#domain/cars/distinguishingDetails.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Crumb } from '#domain/content/structuredData.ts';
import { carHref } from '#features/cars/carHref.ts';
import type { LoadedCar } from '#features/cars/detail/loadCarDetail.ts';
import { pictureWords } from '#features/cars/detail/pictureWords.ts';
import type { carDetailPageWords } from './CarDetail.fields.ts';

/**
 * The values of the placeholders in the page's title and description. If the car is missing or
 * can't be loaded, they get neutral values, because unfilled placeholders would be shown as they are.
 */
export function carWords(
  loaded: LoadedCar,
  { cars }: Pick<Dictionary, 'cars'>,
): Readonly<Record<(typeof carDetailPageWords)[number], string>> {
  if (loaded.kind !== 'found') {
    return { brand: cars, model: '', modelText: '', city: '', details: '' };
  }
  const { brand, model, modelText, facility } = loaded.car;
  const details = distinguishingDetails(loaded.car).join(', ');
  return { brand, model, modelText, city: facility.city ?? '', details };
}

/** The canonical absolute URL of the car's page, whatever name the requested address contains. */
export function carUrl(
  car: CarRecord,
  { dictionary, homePath, url }: Pick<BlockFrame, 'dictionary' | 'homePath' | 'url'>,
): string {
  const { pathToCarDetail } = dictionary;
  return new URL(carHref(car, { pathToCarDetail, homePath }), url).href;
}

/** The picture that represents the car where its page is shared, with its alternative text. */
export function carPicture(
  car: CarRecord,
  dictionary: Dictionary,
): { readonly src: string; readonly alt: string } | undefined {
  const [first] = car.images;
  const [alt = ''] = pictureWords(car, dictionary);
  return first && { src: first.src, alt };
}

/** The way to the car's page: the list of cars, if the site has one, and the car. */
export function carCrumbs(car: CarRecord, frame: BlockFrame): readonly Crumb[] {
  const list = dictionaryPath('pathToCarList', frame);
  const own = { name: `${car.brand} ${car.modelText}`, url: carUrl(car, frame) };
  if (list === undefined) return [own];
  return [{ name: frame.dictionary.cars, url: new URL(list, frame.url).href }, own];
}
