import { carList } from '#blocks/CarList/CarList.tsx';
import type { BlockFrame } from '#cms/block.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import type { CarSearchResult } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Facet } from '#domain/search/facet.ts';
import { wireName } from '#domain/search/facets.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['pathToSavedCars', '/sparade'],
    ['pathToCarDetail', '/bil'],
    ['carListShown', 'Visar {shown} av {total}'],
    ['carListUnknown', 'Vi har inget om {values}.'],
    ['carListAsTyped', 'Sök på {words}'],
    ['carListMeant', 'Menade du {word}?'],
    ['monthlyPaidAmount', '{amount} kontant'],
  ]),
);

interface ServedList {
  readonly query?: string;
  readonly result?: Partial<CarSearchResult>;
  readonly frame?: Partial<BlockFrame>;
  /** The facets of the list, in this order. */
  readonly facets?: readonly Facet[];
}

/** The markup of a list as the server renders it, whose searches are all answered with this. */
export async function servedList({
  query = '',
  result,
  frame,
  facets = [],
}: ServedList): Promise<string> {
  const found = { cars: [testCar({})], total: 1, facets, ...result };
  const services = { ...emptyServices.cars, search: async () => found };
  const { markup } = await blockMarkup(
    'CarList',
    { Facets: { value: facets.map(({ name }) => wireName(name)).join() } },
    {
      find: () => carList,
      mode: 'normal',
      services: { ...emptyServices, cars: services },
      frame: { path: '/bilar', query, dictionary, ...frame },
      isFirst: true,
    },
  );
  return markup;
}
