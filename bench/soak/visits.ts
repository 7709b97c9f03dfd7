import { chanceOf } from '../search/cars.ts';
import { askPage, type PageAddress } from '../storm/address.ts';
import { findCars, findPages } from '../storm/findPages.ts';

/** One request of a visitor. */
export interface Visit extends PageAddress {
  readonly headers: Readonly<Record<string, string>>;
}

/** How many of a hundred requests each kind has. */
const shares = {
  page: 58,
  car: 7,
  search: 5,
  call: 10,
  router: 6,
  picture: 6,
  file: 4,
  missing: 4,
} as const;

type Kind = keyof typeof shares;

const document = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
const picture = { accept: 'image/avif,image/webp,*/*' };
const json = { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' };

/** Pages whose pictures and files are requested. */
const sampledPages = 150;

/** Returns a mix of requests to all sites. It never ends, and is the same in every run. */
export async function createVisits(port: number): Promise<() => Visit> {
  const pages = await findPages(port);
  const cars = await findCars(port);
  const lists = pages.filter(({ path }) => path.endsWith('?page=1')).map(withoutQuery);
  const linked = await linkedFiles(port, spread(pages, sampledPages));
  const chance = chanceOf(1);
  let count = 0;
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(chance() * items.length)];
    if (item === undefined) throw new Error('The site has no address for a kind of request.');
    return item;
  };
  const makers: Readonly<Record<Kind, () => Visit>> = {
    page: () => ({ ...oneOf(pages), headers: document }),
    car: () => ({ ...oneOf(cars), headers: document }),
    search: () => ({ ...withQuery(oneOf(lists), priceRange(count)), headers: document }),
    call: () => ({ host: 'localhost', path: oneOf(calls)(count), headers: json }),
    router: () => ({
      ...withQuery(withoutQuery(oneOf(pages)), '_rsc=soak'),
      headers: { ...document, rsc: '1' },
    }),
    picture: () => ({ ...oneOf(linked.pictures), headers: picture }),
    file: () => ({ ...oneOf(linked.files), headers: document }),
    missing: () => ({ ...oneOf(pages), path: `/missing-${count}`, headers: document }),
  };
  const kinds = Object.entries(makers).flatMap(([kind, make]) =>
    Array.from({ length: shares[kind as Kind] }, () => make),
  );
  return () => {
    count += 1;
    return oneOf(kinds)();
  };
}

/** Calls of the site's API; each has addresses of its own for every request. */
const calls: readonly ((count: number) => string)[] = [
  (count) =>
    `/api/cars?site=nordvik-se&locale=sv&facets=car_fuel,car_body&sorts=&${priceRange(count)}`,
  (count) =>
    `/api/cars/suggestions?site=nordvik-se&locale=sv&list=/a&cars=/b&home=/&q=volvo%20${count}`,
  () => '/api/cars/words?site=nordvik-se&locale=sv',
  () => '/api/cars/suggest-setup?site=nordvik-se&locale=sv&list=/a',
  (count) => `/api/places?q=upp${count}`,
  () => '/api/stories?site=nordvik-se&locale=sv&index=/nyheter&first=12',
  () => '/healthz',
];

function priceRange(count: number): string {
  return `car_price=${100_000 + count}&car_price=${600_000 + count}`;
}

function withQuery({ host, path }: PageAddress, query: string): PageAddress {
  return { host, path: `${path}${path.includes('?') ? '&' : '?'}${query}` };
}

function withoutQuery({ host, path }: PageAddress): PageAddress {
  return { host, path: path.replace(/\?.*/, '') };
}

/** Some items, evenly distributed. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
}

/** The pictures in all their widths, and the scripts, styles and fonts of pages. */
async function linkedFiles(port: number, pages: readonly PageAddress[]) {
  const [pictures, files] = [new Map<string, PageAddress>(), new Map<string, PageAddress>()];
  for (const page of pages) {
    const { body } = await askPage(port, page);
    for (const [path] of body.matchAll(/\/_i\/\d+\/-\/[^"\s,&]+/g)) {
      pictures.set(path, { host: page.host, path });
    }
    for (const [path] of body.matchAll(/\/(?:_next\/static|fonts)\/[^"'\s)\\]+/g)) {
      files.set(path, { host: page.host, path });
    }
  }
  return { pictures: [...pictures.values()], files: [...files.values()] };
}
