import type { CarListPart, CarListRequest } from '#domain/cars/carListState.ts';
import { readCarListPart } from '#domain/cars/readCarListPart.ts';
import { askPart } from '#features/shared/askPart.ts';
import type { Asked } from '#features/shared/siteApi.ts';
import type { CarListPlace } from './carListSetup.ts';
import { partAddress } from './listAddress.ts';

/** Asks for cars of a list. */
export function askCars(
  place: CarListPlace,
  request: CarListRequest,
  signal: AbortSignal,
): Asked<CarListPart> {
  return askPart(partAddress(place, request), readCarListPart, signal);
}
