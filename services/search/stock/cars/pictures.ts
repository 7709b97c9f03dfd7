import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Paint } from '../languages/language.ts';
import type { BodyStyle } from '../models/model.ts';
import catalogue from './pictures.json' with { type: 'json' };

/** The bodies that the studio draws. */
const drawn: Readonly<Record<BodyStyle, string>> = {
  suv: 'estate',
  estate: 'estate',
  mpv: 'estate',
  van: 'estate',
  pickup: 'estate',
  saloon: 'saloon',
  coupe: 'saloon',
  hatchback: 'cityCar',
  convertible: 'cityCar',
};

const views = ['side', 'turned', 'front'] as const;

type Pictures = Required<Pick<WireVehicle, 'car_primary_image' | 'car_images'>>;

const blurs = new Map(Object.entries(catalogue));

/** The pictures of a car with that body and paint: a red estate is a red estate. */
export function picturesOf(body: BodyStyle, paint: Paint): Pictures {
  const images = views.map((view) => {
    const name = `${drawn[body]}-${paint}-${view}`;
    return { original: `/-/media/cars/${name}.webp`, blur_data_url: blurs.get(name) };
  });
  const [first] = images;
  return {
    car_primary_image: {
      thumbnail_url: first?.original ?? '',
      blur_data_url: first?.blur_data_url,
    },
    car_images: images,
  };
}
