import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Paint } from '../languages/language.ts';
import type { BodyStyle, CarModel } from '../models/model.ts';
import catalogue from './pictures.json' with { type: 'json' };

/** The bodies there are pictures of: those of the stock, and of small hatchbacks. */
export const drawnBodies = [
  'suv',
  'estate',
  'saloon',
  'hatchback',
  'cityCar',
  'mpv',
  'pickup',
  'van',
] as const satisfies readonly (BodyStyle | 'cityCar')[];

export type DrawnBody = (typeof drawnBodies)[number];

/** From where each body is seen in each paint, as a gallery shows them; the first is the car's own. */
export const views = ['quarter', 'side', 'rear', 'front', 'wheel'] as const;

/** Whose seats a body has, as interiors are the same for whole families. */
const families: Readonly<Record<DrawnBody, 'low' | 'tall' | 'small' | 'van'>> = {
  saloon: 'low',
  estate: 'low',
  suv: 'tall',
  mpv: 'tall',
  hatchback: 'small',
  cityCar: 'small',
  van: 'van',
  pickup: 'van',
};

/** Paints that are sold with light seats. */
const lightInside: ReadonlySet<Paint> = new Set(['white', 'beige', 'bronze', 'darkBlue']);

/** Hatchbacks shorter than this are city cars; millimetres. */
const cityLength = 3_900;

type Pictures = Required<Pick<WireVehicle, 'car_primary_image' | 'car_images'>>;

const blurs = new Map(Object.entries(catalogue));

/** The body that a model is shown as; the stock has no car with two doors. */
export function drawnBody({ body, size }: Pick<CarModel, 'body' | 'size'>): DrawnBody {
  switch (body) {
    case 'coupe':
    case 'convertible':
      return 'saloon';
    case 'hatchback':
      return size.length < cityLength ? 'cityCar' : body;
    default:
      return body;
  }
}

/** The names of a car's pictures, in the order of its gallery: a red estate is a red estate. */
export function pictureNames(body: DrawnBody, paint: Paint): readonly string[] {
  const trim = lightInside.has(paint) && families[body] !== 'van' ? 'light' : 'dark';
  return [...views.map((view) => `${body}-${paint}-${view}`), `interior-${families[body]}-${trim}`];
}

/** The pictures of a model in that paint. */
export function picturesOf(model: Pick<CarModel, 'body' | 'size'>, paint: Paint): Pictures {
  const images = pictureNames(drawnBody(model), paint).map((name) => ({
    original: `/-/media/cars/${name}.webp`,
    blur_data_url: blurs.get(name),
  }));
  const [first] = images;
  return {
    car_primary_image: {
      thumbnail_url: first?.original ?? '',
      blur_data_url: first?.blur_data_url,
    },
    car_images: images,
  };
}
