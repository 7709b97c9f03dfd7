import { localizedPath, type Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';

/** The kinds of sample pages. */
export type PageKind =
  | 'start'
  | 'cars'
  | 'car'
  | 'stories'
  | 'story'
  | 'dealers'
  | 'dealer'
  | 'content';

/** An example of a kind of page. */
export interface SamplePage {
  readonly site: Site;
  readonly kind: PageKind;
  /** Path on the site. With `below`, the sample is the first page below it that this path links to. */
  readonly path: string;
  /** Prefix of the sample's path. */
  readonly below?: string | undefined;
}

/** Paths of the kinds on a site. The sample of a car, story or dealer is the first link in its list. */
interface Places {
  readonly cars?: readonly [list: string, below: string];
  readonly stories?: string;
  readonly dealers?: string;
  readonly content?: readonly string[];
}

const places: Readonly<Record<Site['id'], Places>> = {
  'nordvik-se': {
    cars: ['/kop-bil/bilar-i-lager', '/kop-bil/bil/'],
    stories: '/nyheter',
    dealers: '/hitta-oss',
    content: ['/kop-bil', '/aga-bil/elbilsguide'],
  },
  'nordvik-no': {
    cars: ['/kjop-bil/biler-pa-lager', '/kjop-bil/bil/'],
    stories: '/nyheter',
    dealers: '/finn-oss',
  },
  'nordvik-uk': {
    cars: ['/buy-a-car/cars-in-stock', '/buy-a-car/car/'],
    stories: '/news',
    dealers: '/find-us',
  },
  'mercedes-smart-se': { content: ['/kop-bil/bilar-i-lager', '/smart'] },
  'nordvik-trucks-se': { content: ['/kop-lastbil/lastbilar-i-lager', '/drifttid'] },
  'nordvik-auctions-se': { content: ['/auktioner/aktuella', '/sa-fungerar-det'] },
  'nordvik-restaurant-se': { content: ['/meny', '/lunch'] },
  'carstore-se': {
    cars: ['/kop-bil/bilar-i-lager', '/kop-bil/bil/'],
    dealers: '/hitta-oss',
    content: ['/trygg-affar'],
  },
  'carstore-no': { cars: ['/kjop-bil/biler-pa-lager', '/kjop-bil/bil/'], dealers: '/finn-oss' },
  'carstore-fi': {
    cars: ['/osta-auto/autot-varastossa', '/osta-auto/auto/'],
    stories: '/uutiset',
    dealers: '/toimipisteet',
  },
  'carstore-sk': {
    cars: ['/kupit-auto/auta-na-sklade', '/kupit-auto/auto/'],
    dealers: '/kde-nas-najdete',
  },
};

/** The samples of a site, in its first language, the start page first. */
export function samplesOf(site: Site): readonly SamplePage[] {
  const { cars, stories, dealers, content = [] } = places[site.id] ?? {};
  const sample = (kind: PageKind, path: string, below?: string): SamplePage => ({
    site,
    kind,
    path: localizedPath(site, site.locales[0], path),
    below,
  });
  return [
    sample('start', '/'),
    ...(cars ? [sample('cars', cars[0]), sample('car', ...cars)] : []),
    ...(stories ? [sample('stories', stories), sample('story', stories, `${stories}/2`)] : []),
    ...(dealers ? [sample('dealers', dealers), sample('dealer', dealers, `${dealers}/`)] : []),
    ...content.map((path) => sample('content', path)),
  ];
}

/** Samples of all kinds of pages that each site has. */
export const samplePages: readonly SamplePage[] = sites.flatMap(samplesOf);

/** The part of a browser's page that is needed to find a link. */
interface Linking {
  readonly locator: (selector: string) => {
    readonly first: () => { readonly getAttribute: (name: string) => Promise<string | null> };
  };
}

/** The part of a browser's page that is needed to find a sample. */
interface Browsing extends Linking {
  readonly goto: (url: string) => Promise<unknown>;
}

/** The URL of a sample at an origin. If it is linked from a list, the page navigates to the list. */
export async function addressOfSample(
  page: Browsing,
  origin: string,
  sample: SamplePage,
): Promise<string> {
  if (sample.below !== undefined) await page.goto(`${origin}${sample.path}`);
  return linkedSample(page, origin, sample);
}

/** The URL of a sample at an origin. If it is linked from a list, the page shows the list. */
export async function linkedSample(
  page: Linking,
  origin: string,
  { path, below }: SamplePage,
): Promise<string> {
  if (below === undefined) return `${origin}${path}`;
  const link = page.locator(`main a[href^="${below}"]`).first();
  const href = await link.getAttribute('href');
  if (href === null)
    throw new Error(`${path} of ${origin} has no link to an address below ${below}.`);
  return `${origin}${href}`;
}
