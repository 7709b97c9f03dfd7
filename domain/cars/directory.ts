import type { SiteId } from '#domain/sites/site.ts';
import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';

/** A car as it is listed in a sitemap. */
export interface ListedCar {
  readonly id: string;
  readonly slug: string;
  /** Address of its picture, absolute or relative to the site. */
  readonly image?: string | undefined;
}

/** The cars of a brand or a model, or a part of them. */
export interface StockSlice {
  readonly brand: string;
  /** Absent for all models. */
  readonly model?: string | undefined;
  /** Number of cars before the slice. */
  readonly from: number;
  readonly count: number;
}

/** Port for reading all cars of a site. Failures are values; it never rejects. */
export interface CarDirectory {
  /** The whole stock in slices, always in the same order; empty for a site without cars. */
  readonly slices: (site: SiteId) => Promise<Result<readonly StockSlice[], UpstreamFailure>>;
  /** The cars of a slice, in several parts. Ends after a failure. */
  readonly cars: (
    site: SiteId,
    slice: StockSlice,
  ) => AsyncIterable<Result<readonly ListedCar[], UpstreamFailure>>;
}
