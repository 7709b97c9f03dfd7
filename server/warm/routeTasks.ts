import type { Site } from '#domain/sites/site.ts';
import type { AskFramework } from '../cache/frameworkAnswer.ts';
import type { WarmUpTask } from './warmUp.ts';

interface RouteTasksOptions {
  readonly sites: readonly Site[];
  readonly ask: AskFramework;
}

/**
 * Requests one address of each kind, whose code then is loaded and compiled: the start page of a site of each brand, and
 * of a site that sells cars its lists, a car, and the API.
 */
export function routeTasks({ sites, ask }: RouteTasksOptions): readonly WarmUpTask[] {
  const isFirst = (site: Site) => site === sites.find(({ theme }) => theme === site.theme);
  const seller = sites.find(({ indices }) => indices !== undefined);
  const askQuietly = ({ hosts: [host] }: Site, url: string): Promise<string> =>
    ask({ host, url }).then(
      ({ body }) => body.toString(),
      () => '',
    );
  const start = sites.filter(isFirst).map((site) => () => askQuietly(site, '/'));
  return seller ? [...start, ...sellerTasks(seller, (url) => askQuietly(seller, url))] : start;
}

function sellerTasks(site: Site, ask: (url: string) => Promise<string>): readonly WarmUpTask[] {
  const [locale] = site.locales;
  const { cars, facilities, stories } = site.commonPages?.[locale] ?? {};
  const place = `site=${site.id}&locale=${locale}`;
  const askForCar = async () => {
    const car = cars && linkToCar(await ask(cars));
    return car && ask(car);
  };
  const addresses = [
    `/api/cars?${place}&facets=&sorts=&size=1`,
    `/api/cars/words?${place}`,
    ...[facilities, stories].filter((path) => path !== undefined),
  ];
  return [askForCar, ...addresses.map((url) => () => ask(url))];
}

/** A car's address ends with its number and its name. */
function linkToCar(list: string): string | undefined {
  return /href="(\/[^"?#]+\/\d+\/[^"?#/]+)"/.exec(list)?.[1];
}
