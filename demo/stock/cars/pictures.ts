import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Paint } from '../languages/language.ts';
import type { BodyStyle, CarModel } from '../models/model.ts';
import catalogue from './pictures.json' with { type: 'json' };

/** The bodies that have pictures: those of the stock, and smaller ones for small cars. */
export const drawnBodies = [
  'suv',
  'crossover',
  'estate',
  'saloon',
  'hatchback',
  'cityCar',
  'mpv',
  'pickup',
  'van',
  'coupe',
  'convertible',
  'motorcycle',
] as const satisfies readonly (BodyStyle | SmallBody)[];

type SmallBody = 'cityCar' | 'crossover';

export type DrawnBody = (typeof drawnBodies)[number];

/** A picture of the studio, and what it shows. */
interface StudioPicture {
  /** File name without the extension. */
  readonly name: string;
  readonly view: NonNullable<WireVehicle['car_images']>[number]['view'];
}

/** The studio's names of the views of each body and paint, in the order of a gallery. */
const sides = [
  ['quarter', 'front-corner'],
  ['side', 'side'],
  ['rear', 'rear-corner'],
  ['front', 'front'],
  ['wheel', 'detail'],
] as const;

/** The interior of each body; a family of bodies shares one. */
const families: Readonly<
  Record<Exclude<DrawnBody, 'motorcycle'>, 'low' | 'tall' | 'small' | 'van'>
> = {
  saloon: 'low',
  estate: 'low',
  suv: 'tall',
  crossover: 'tall',
  mpv: 'tall',
  hatchback: 'small',
  cityCar: 'small',
  van: 'van',
  pickup: 'van',
  coupe: 'low',
  convertible: 'low',
};

/** Paints that are sold with light seats. */
const lightInside: ReadonlySet<Paint> = new Set(['white', 'beige', 'bronze', 'darkBlue']);

/** Cars shorter than `below`, in millimetres, have pictures of a smaller body. */
const small: Readonly<Partial<Record<BodyStyle, { below: number; as: SmallBody }>>> = {
  hatchback: { below: 3_900, as: 'cityCar' },
  suv: { below: 4_450, as: 'crossover' },
};

type Pictures = Required<Pick<WireVehicle, 'car_primary_image' | 'car_images'>>;

const blurs = new Map(Object.entries(catalogue));

/** The body that a model is shown as. */
export function drawnBody({ body, size }: Pick<CarModel, 'body' | 'size'>): DrawnBody {
  const smaller = small[body];
  return smaller && size.length < smaller.below ? smaller.as : body;
}

/** The pictures of a body in a paint, in the order of a gallery. */
export function galleryOf(body: DrawnBody, paint: Paint): readonly StudioPicture[] {
  const outside = sides.map(([side, view]) => ({ name: `${body}-${paint}-${side}`, view }));
  if (body === 'motorcycle') {
    return [...outside, { name: `${body}-${paint}-cockpit`, view: 'detail' }];
  }
  const trim = lightInside.has(paint) && families[body] !== 'van' ? 'light' : 'dark';
  return [...outside, { name: `interior-${families[body]}-${trim}`, view: 'interior' }];
}

/** The pictures of a model in a paint. */
export function picturesOf(model: Pick<CarModel, 'body' | 'size'>, paint: Paint): Pictures {
  const images = galleryOf(drawnBody(model), paint).map(({ name, view }) => ({
    original: `/-/media/cars/${name}.webp`,
    blur_data_url: blurs.get(name),
    view,
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
