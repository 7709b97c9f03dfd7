import { vi } from 'vitest';
import type { CarSearchResult, CarService } from '#domain/cars/service.ts';
import { noPlaces } from '#domain/cars/testing/noPlaces.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { ok } from '#domain/result.ts';
import type { ListTools } from '../newestCars.ts';

const { dictionary } = parseDictionary(
  new Map([
    ...dictionaryKeys.map((key) => [key, key] as const),
    ['pathToCarDetail', '/bil'],
    ['carPriceFrom', 'Från {price}'],
    ['carPriceFormer', 'Tidigare pris'],
    ['carPriceWithoutVat', 'exkl. moms'],
  ]),
);

/** A page with a list of cars. */
export function listPage(itemPath: string, fields: object = {}): Page {
  const list: Rendering = {
    uid: 'a',
    componentName: 'CarList',
    params: {},
    fields: { Title: { value: 'Bilar i lager' }, ...fields },
    placeholders: {},
  };
  return {
    itemId: 'a',
    name: 'bilar',
    itemPath,
    displayName: 'Bilar',
    language: 'sv',
    mode: 'normal',
    fields: parsePageFields({}).fields,
    fieldProblems: [],
    placeholders: {
      'headless-main': [
        {
          ...list,
          uid: 'b',
          componentName: 'Section',
          fields: {},
          placeholders: { inner: [list] },
        },
      ],
    },
    routeFields: {},
    languages: [],
  };
}

/** Two cars, the newest first. */
export const twoCars: CarSearchResult = {
  cars: [
    testCar({
      id: 'A1',
      slug: 'volvo-v60',
      year: 2024,
      fuel: 'El',
      price: { amount: 300_000, former: 320_000, currency: 'SEK' },
      image: { src: '/-/media/v60.webp' },
      facility: { city: 'Uppsala' },
      publishedAt: '2026-11-26T09:00:00.000Z',
    }),
    testCar({
      id: 'B2',
      slug: 'vw-transporter',
      brand: 'Volkswagen <VW>',
      modelText: 'Transporter & “T6”',
      isCommercial: true,
      isSample: true,
      price: { amount: 250_000, currency: 'SEK' },
      publishedAt: '2026-11-20T23:00:00.000Z',
    }),
  ],
  total: 2,
  facets: [],
};

/** A search service that fails. */
export const failing: CarSearchResult = {
  cars: [],
  total: 0,
  facets: [],
  failure: { kind: 'timeout', afterMs: 1 },
};

/** Content with one page, and an index with the same answer to all searches. */
export function listTools(result: CarSearchResult, page: Page | undefined) {
  const search = vi.fn<CarService['search']>(async () => result);
  const content: ListTools['content'] = {
    page: async () => ok(page),
    dictionary: async () => ok(dictionary),
  };
  const hasCars = (site: string) => site !== 'nordvik-restaurant-se';
  const cars: CarService = { hasCars, search, car: async () => ({ kind: 'missing' }) };
  return { content, cars, places: noPlaces, search };
}
