import type { CarDirectory, ListedCar, StockSlice } from '#domain/cars/directory.ts';
import { contentUrl } from '#domain/content/contentUrl.ts';
import type { ContentService } from '#domain/content/service.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { absoluteUrl } from '#domain/sites/counterparts.ts';
import { localizedPath, type Site } from '#domain/sites/site.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { carHref } from '#features/cars/carHref.ts';
import { createGzipText } from './gzipText.ts';
import { packSlices } from './packSlices.ts';
import {
  facilityEntries,
  type LanguagePages,
  loadLanguagePages,
  pageEntries,
  storyEntries,
} from './sitemapPages.ts';
import { type SitemapEntry, sitemapFrame, writeEntries, writeIndex } from './writeSitemap.ts';

/** Where the pages of a site come from. */
export interface SitemapSources {
  readonly content: Pick<ContentService, 'routes' | 'dictionary' | 'siteSettings'>;
  readonly facilities: Pick<FacilityService, 'facilities'>;
  readonly cars: CarDirectory;
}

/** Why there is no sitemap. */
export type SitemapFailure = UpstreamFailure | { readonly kind: 'not-found' };

type Written = Result<Uint8Array<ArrayBuffer>, SitemapFailure>;

/** The most entries that the protocol allows in one file. */
const maxEntries = 50_000;

/** The name of a part: `pages-sv`, `cars-en-2`. */
const partName =
  /^(?<kind>pages|stories|facilities|cars)-(?<locale>[a-z]+)(?:-(?<number>[1-9]\d{0,3}))?$/;

/** The index of a site's sitemap. */
export async function sitemapIndex(site: Site, sources: SitemapSources): Promise<Written> {
  const [slices, ...languages] = await Promise.all([
    sources.cars.slices(site.id),
    ...site.locales.map((locale) => loadLanguagePages(site, locale, sources.content)),
  ]);
  if (!slices.ok) return slices;
  const carParts = packSlices(slices.value, maxEntries).map((_part, at) => at + 1);
  const names: string[] = [];
  for (const pages of languages) {
    if (!pages.ok) return pages;
    names.push(...partNames(pages.value, carParts));
  }
  const urls = names.map((name) => absoluteUrl(site, `/sitemap-${name}.xml.gz`));
  return ok(new TextEncoder().encode(writeIndex(urls)));
}

function partNames(pages: LanguagePages, carParts: readonly number[]): readonly string[] {
  const { locale, facilityPath, carPath } = pages;
  return [
    `pages-${locale}`,
    ...(storyEntries(pages).length > 0 ? [`stories-${locale}`] : []),
    ...(facilityPath === undefined ? [] : [`facilities-${locale}`]),
    ...(carPath === undefined ? [] : carParts.map((number) => `cars-${locale}-${number}`)),
  ];
}

/** A part of a site's sitemap, compressed. */
export async function sitemapPart(
  site: Site,
  name: string,
  sources: SitemapSources,
): Promise<Written> {
  const { kind, locale: language, number } = partName.exec(name)?.groups ?? {};
  const locale = site.locales.find((candidate) => candidate === language);
  if (locale === undefined || (kind === 'cars') !== (number !== undefined)) return notFound;
  const pages = await loadLanguagePages(site, locale, sources.content);
  if (!pages.ok) return pages;
  switch (kind) {
    case 'pages':
      return writePart(pageEntries(pages.value));
    case 'stories':
      return writePart(storyEntries(pages.value));
    case 'facilities': {
      const entries = await facilityEntries(pages.value, sources.facilities);
      return entries.ok ? writePart(entries.value) : entries;
    }
    default:
      return carsPart(pages.value, Number(number), sources.cars);
  }
}

const notFound = fail({ kind: 'not-found' } as const);

async function writePart(entries: readonly SitemapEntry[]): Promise<Written> {
  if (entries.length === 0) return notFound;
  const file = createGzipText();
  await file.write(sitemapFrame.start + writeEntries(entries.slice(0, maxEntries)));
  await file.write(sitemapFrame.end);
  return ok(await file.end());
}

async function carsPart(
  pages: LanguagePages,
  number: number,
  cars: CarDirectory,
): Promise<Written> {
  const slices = await cars.slices(pages.site.id);
  if (!slices.ok) return slices;
  const part = packSlices(slices.value, maxEntries)[number - 1];
  return part && pages.carPath !== undefined
    ? writeCars(part, { ...pages, carPath: pages.carPath }, cars)
    : notFound;
}

type CarPages = LanguagePages & { readonly carPath: string };

/** Written while the stock is read: a hundred thousand cars would be 25 MB of text. */
async function writeCars(
  slices: readonly StockSlice[],
  pages: CarPages,
  cars: CarDirectory,
): Promise<Written> {
  const file = createGzipText();
  await file.write(sitemapFrame.start);
  for (const slice of slices) {
    for await (const part of cars.cars(pages.site.id, slice)) {
      if (!part.ok) return part;
      await file.write(writeEntries(part.value.map((car) => carEntry(car, pages))));
    }
  }
  await file.write(sitemapFrame.end);
  return ok(await file.end());
}

/** Without a date: an index knows when a car was imported, not when its page changed. */
function carEntry({ image, ...car }: ListedCar, { site, locale, carPath }: CarPages): SitemapEntry {
  const homePath = localizedPath(site, locale, '/');
  return {
    url: absoluteUrl(site, carHref(car, { pathToCarDetail: carPath, homePath })),
    image: image === undefined ? undefined : contentUrl(site, image),
  };
}
