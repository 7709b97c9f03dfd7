import { sites } from '#sites/index.ts';
import { startPages } from './addresses.ts';
import { carSites } from './carSites.ts';

/**
 * Whether this run tries everything, as `npm run test:thorough` does. `npm test` tries a representative selection of sites
 * and inputs, to save time.
 */
const isThorough = process.env['THOROUGH'] === 'true';

/** The inputs that this run tries: all of them, or only those that represent the others. */
export function tried<Item>(
  all: readonly Item[],
  isRepresentative: (item: Item, at: number) => boolean,
): readonly Item[] {
  return isThorough ? all : all.filter(isRepresentative);
}

/** The site with all sections, the one with pounds and miles, and one of each theme; Finnish has the longest words. */
const typicalSites: readonly string[] = [
  'nordvik-se',
  'nordvik-uk',
  'mercedes-smart-se',
  'carstore-fi',
];

/** The sites that this run tries. */
export const triedSites = tried(sites, ({ id }) => typicalSites.includes(id));

/** The start pages that this run tries: those of typical sites in their first language. */
export const triedStartPages = tried(
  startPages,
  ({ site }, at) =>
    typicalSites.includes(site) && startPages.findIndex((page) => page.site === site) === at,
);

/** The sites with cars that this run tries. */
export const triedCarSites = tried(carSites, ([site]) => typicalSites.includes(site));
