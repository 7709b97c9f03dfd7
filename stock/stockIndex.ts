import type { SearchDocument } from '#search-engine/engine.ts';

/** An index that a group's stock module generates (docs/group-folder.md). */
export interface StockIndex {
  /** `vehicles-<site>` or `sites-<site>`. */
  readonly name: string;
  /** Its documents on a day (`2026-11-22`); the same day gives the same documents. */
  readonly generate: (today: string) => readonly SearchDocument[];
}

/** A car or facility of a stock that shows a state or an error. The front page of the services lists them. */
export interface StockCase {
  /** Its site and address: `nordvik-se/hitta-oss/nordvik-malmo`. */
  readonly where: string;
  /** The state or error. */
  readonly what: string;
}
