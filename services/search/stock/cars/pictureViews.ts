import type { WireVehicle } from '#upstream/search/vehicleWire.ts';

type Images = NonNullable<WireVehicle['car_images']>;
type View = NonNullable<Images[number]['view']>;

/** What pictures show, by how the studio ends their names: `estate-red-side.webp`. */
const views: Readonly<Record<string, View>> = {
  front: 'front',
  side: 'side',
  turned: 'side',
};

/** The pictures of a car, each with what it shows. */
export function withViews(images: Images = []): Images {
  return images.map((image) => {
    const [, ending = ''] = /-([a-z]+)\.\w+$/.exec(image.original) ?? [];
    return { ...image, view: views[ending] };
  });
}
