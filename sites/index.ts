import type { Site } from '#domain/sites/site.ts';
import { carstoreFi } from './carstore-fi.ts';
import { carstoreNo } from './carstore-no.ts';
import { carstoreSe } from './carstore-se.ts';
import { carstoreSk } from './carstore-sk.ts';
import { mercedesSmartSe } from './mercedes-smart-se.ts';
import { nordvikAuctionsSe } from './nordvik-auctions-se.ts';
import { nordvikNo } from './nordvik-no.ts';
import { nordvikRestaurantSe } from './nordvik-restaurant-se.ts';
import { nordvikSe } from './nordvik-se.ts';
import { nordvikTrucksSe } from './nordvik-trucks-se.ts';
import { nordvikUk } from './nordvik-uk.ts';

/** The group's sites; the first one is served at `localhost`. */
export const sites: readonly [Site, ...Site[]] = [
  nordvikSe,
  nordvikNo,
  nordvikUk,
  mercedesSmartSe,
  nordvikTrucksSe,
  nordvikAuctionsSe,
  nordvikRestaurantSe,
  carstoreSe,
  carstoreNo,
  carstoreFi,
  carstoreSk,
];

/** The site with an id, if it exists. */
export function findSite(id: string): Site | undefined {
  return sites.find((site) => site.id === id);
}
