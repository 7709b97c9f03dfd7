import { noPlaces } from '#domain/cars/testing/noPlaces.ts';
import { ok } from '#domain/result.ts';
import type { BlockServices } from '../services.ts';

const index = {
  path: '/nyheter',
  showDates: false,
  layout: 'cards',
  highlightLatestStory: false,
} as const;

/** Services whose answers are all empty. */
export const emptyServices: BlockServices = {
  cars: {
    hasCars: () => true,
    search: async () => ({ cars: [], total: 0, facets: [] }),
    car: async () => ({ kind: 'missing' }),
  },
  facilities: {
    workshops: async () => ok([]),
    facilities: async () => ok([]),
    sellers: async () => ok([]),
    facility: async () => ({ kind: 'missing' }),
  },
  navigation: { tree: async () => ok([]) },
  stories: {
    list: async () => ok({ index, stories: [], total: 0 }),
    tags: async () => ok([]),
    neighbours: async () => ok({}),
  },
  places: noPlaces,
};
