import { listOf, objectOf, optional, type Reader, readNumber, readText } from '../reader.ts';
import { readFacet } from '../search/facet.ts';
import type { NearestFilter } from '../search/nearestFilters.ts';
import { readWordRepair } from '../search/readWordRepair.ts';
import type { CarListPart } from './carListState.ts';
import { readCarSummary } from './readCar.ts';

const readNearestFilter = objectOf<NearestFilter>({
  names: listOf(readText),
  count: readNumber,
});

/** Reads the answer to a request for cars. */
export const readCarListPart: Reader<CarListPart> = objectOf<CarListPart>({
  cars: listOf(readCarSummary),
  total: readNumber,
  facets: listOf(readFacet),
  droppedWords: optional(listOf(readText)),
  similarWords: optional(listOf(readWordRepair)),
  waysOut: optional(listOf(readNearestFilter)),
});
