import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Chain } from '../countries/country.ts';
import type { Paint } from '../languages/language.ts';
import { type DrawnBody, type PlainBody, plainOf } from './drawnBody.ts';
import catalogue from './pictures.json' with { type: 'json' };

/** A picture of the studio, and what it shows. */
interface StudioPicture {
  /** File name without the extension. */
  readonly name: string;
  readonly view: NonNullable<WireVehicle['car_images']>[number]['view'];
}

/** The first view of each chain. The stores photograph their cars in the hall. */
const firstViews: Readonly<Record<Chain, string>> = { nordvik: 'quarter', carstore: 'hall' };

/** The studio's names of the other views of each body and paint, in the order of a gallery. */
const otherViews = [
  ['side', 'side'],
  ['rear', 'rear-corner'],
  ['front', 'front'],
  ['wheel', 'detail'],
] as const;

/** The interior of each body; a family of bodies shares one. */
const families: Readonly<
  Record<Exclude<PlainBody, 'motorcycle'>, 'low' | 'tall' | 'small' | 'van'>
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

type Pictures = Required<Pick<WireVehicle, 'car_primary_image' | 'car_images'>>;

const blurs = new Map(Object.entries(catalogue));

/** A car that has pictures. */
interface PicturedCar {
  readonly body: DrawnBody;
  readonly paint: Paint;
  /** The chain that sells it. */
  readonly chain: Chain;
}

/** The pictures of a car, in the order of its gallery. */
export function galleryOf({ body, paint, chain }: PicturedCar): readonly StudioPicture[] {
  const views = [[firstViews[chain], 'front-corner'] as const, ...otherViews];
  const outside = views.map(([name, view]) => ({ name: `${body}-${paint}-${name}`, view }));
  const plain = plainOf.get(body);
  if (plain === undefined || plain === 'motorcycle') {
    return [...outside, { name: `${body}-${paint}-cockpit`, view: 'detail' }];
  }
  const family = families[plain];
  const trim = lightInside.has(paint) && family !== 'van' ? 'light' : 'dark';
  return [...outside, { name: `interior-${family}-${trim}`, view: 'interior' }];
}

/** The pictures of a car in the stock. */
export function picturesOf(car: PicturedCar): Pictures {
  const images = galleryOf(car).map(({ name, view }) => ({
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
