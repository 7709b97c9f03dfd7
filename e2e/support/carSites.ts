import type { APIRequestContext } from '@playwright/test';
import { ask, hostOf } from './addresses.ts';

/** The sites with cars: the paths of their lists and of their cars. */
export const carSites = [
  ['nordvik-se', '/kop-bil/bilar-i-lager', '/kop-bil/bil'],
  ['nordvik-no', '/kjop-bil/biler-pa-lager', '/kjop-bil/bil'],
  ['nordvik-uk', '/buy-a-car/cars-in-stock', '/buy-a-car/car'],
  ['carstore-se', '/kop-bil/bilar-i-lager', '/kop-bil/bil'],
  ['carstore-no', '/kjop-bil/biler-pa-lager', '/kjop-bil/bil'],
  ['carstore-fi', '/osta-auto/autot-varastossa', '/osta-auto/auto'],
  ['carstore-sk', '/kupit-auto/auta-na-sklade', '/kupit-auto/auto'],
] as const;

export type CarSite = (typeof carSites)[number];

/** The paths of the cars of a list. */
async function listedCars(
  request: APIRequestContext,
  [site, list, below]: CarSite,
): Promise<readonly string[]> {
  const answer = await ask(request, hostOf(site), list);
  const paths = (await answer.text()).match(new RegExp(`${below}/[\\w-]+/[^"/?\\s]+`, 'g'));
  return [...new Set(paths)];
}

/** The path of the first car of a list. */
export async function firstCar(request: APIRequestContext, site: CarSite): Promise<string> {
  const [path] = await listedCars(request, site);
  if (path === undefined) throw new Error(`${site[0]} lists no car.`);
  return path;
}

/** The path of a car with a long list of equipment; some cars have none. */
export async function equippedCar(request: APIRequestContext, site: CarSite): Promise<string> {
  for (const path of await listedCars(request, site)) {
    const page = await (await ask(request, hostOf(site[0]), path)).text();
    if (/id="equipment".*?<details/s.test(page)) return path;
  }
  throw new Error(`No car of ${site[0]} has equipment.`);
}
