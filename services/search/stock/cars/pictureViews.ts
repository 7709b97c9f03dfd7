import type { WireVehicle } from '#upstream/search/vehicleWire.ts';

type Image = NonNullable<WireVehicle['car_images']>[number];

/** What pictures show, by how the studio ends their names: `estate-red-side.webp`. */
const views: Readonly<Record<string, Image['view']>> = {
  quarter: 'front-corner',
  side: 'side',
  turned: 'side',
  rear: 'rear-corner',
  front: 'front',
  wheel: 'detail',
};

/** The car, each of its pictures with what it shows. */
export function withViews(car: WireVehicle): WireVehicle {
  const images = car.car_images?.map((image) => ({ ...image, view: viewOf(image) }));
  return { ...car, ...(images && { car_images: images }) };
}

/** Interiors end with what they are made of, and begin with what they are. */
function viewOf({ original }: Image): Image['view'] {
  const name = original.slice(original.lastIndexOf('/') + 1, original.lastIndexOf('.'));
  return name.startsWith('interior-') ? 'interior' : views[name.slice(name.lastIndexOf('-') + 1)];
}
