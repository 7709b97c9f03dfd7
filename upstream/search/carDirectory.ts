import { z } from 'zod';
import type { CarDirectory, ListedCar, StockSlice } from '#domain/cars/directory.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Site, SiteId } from '#domain/sites/site.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { AskSearch } from './ask.ts';
import { wireCardHit } from './carWire.ts';
import type { WireFilter, WireSearchRequest } from './wire.ts';

interface CarDirectoryOptions {
  readonly ask: AskSearch;
  /** The site with an id, if it exists. */
  readonly findSite: (id: SiteId) => Site | undefined;
}

/** More cars of a brand are read model by model, because indices only return the first 10 000 hits. */
const largestBrand = 10_000;

/** The most hits that the search service returns at once. */
const hitsAtOnce = 1_000;

const wireListedHit = wireCardHit.pick({
  car_id: true,
  slug: true,
  car_brand: true,
  car_model: true,
  car_primary_image: true,
});

const wireNamed = z.object({ text: z.string(), count: z.number().int().positive() });
const wireBrand = wireNamed.extend({ children: z.array(z.unknown()).catch([]) });
const wireBrands = z.object({ name: z.literal('car_brand'), values: z.array(z.unknown()) });

/** Reads all cars of a site from its index, one request at a time. */
export function createCarDirectory({ ask, findSite }: CarDirectoryOptions): CarDirectory {
  const indexOf = (id: SiteId) => findSite(id)?.indices?.vehicles;
  return {
    slices: async (site) => {
      const index = indexOf(site);
      return index === undefined ? ok([]) : loadSlices(ask, index);
    },
    cars: (site, slice) => readSlice(ask, indexOf(site) ?? '', slice),
  };
}

async function loadSlices(
  ask: AskSearch,
  index: string,
): Promise<Result<readonly StockSlice[], UpstreamFailure>> {
  const answer = await ask({
    ...question(index, []),
    facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'text_asc' }],
    limit: 0,
  });
  if (!answer.ok) return answer;
  const brands = answer.value.facets.flatMap((facet) => {
    const read = wireBrands.safeParse(facet);
    return read.success ? read.data.values : [];
  });
  return ok(brands.flatMap(slicesOfBrand));
}

function slicesOfBrand(wire: unknown): readonly StockSlice[] {
  const read = wireBrand.safeParse(wire);
  if (!read.success) return [];
  const { text: brand, count, children } = read.data;
  if (count <= largestBrand) return [{ brand, from: 0, count }];
  return children.flatMap((child) => {
    const model = wireNamed.safeParse(child);
    return model.success
      ? [{ brand, model: model.data.text, from: 0, count: model.data.count }]
      : [];
  });
}

async function* readSlice(
  ask: AskSearch,
  index: string,
  { brand, model, from, count }: StockSlice,
): AsyncGenerator<Result<readonly ListedCar[], UpstreamFailure>> {
  const filters = [
    { name: 'car_brand', values: [brand] },
    ...(model === undefined ? [] : [{ name: 'car_model', values: [model] }]),
  ];
  for (let read = 0; read < count; read += hitsAtOnce) {
    const limit = Math.min(hitsAtOnce, count - read);
    const answer = await ask({ ...question(index, filters), offset: from + read, limit });
    if (!answer.ok) return yield answer;
    yield ok(answer.value.content.flatMap(parseListedCar));
  }
}

function question(index: string, filters: WireFilter[]): WireSearchRequest {
  const fields = Object.keys(wireListedHit.shape);
  return { index, fields, facets: [], filters, limit: hitsAtOnce, offset: 0 };
}

/** Invalid cars have no page, so they are left out. */
function parseListedCar(hit: unknown): readonly ListedCar[] {
  const read = wireListedHit.safeParse(hit);
  if (!read.success) return [];
  const { car_id: id, slug, car_primary_image: picture } = read.data;
  return [{ id, slug, image: picture && mediaAddress(picture.thumbnail_url) }];
}
