import type { Query, RightCars } from './query.ts';

type Document = Readonly<Record<string, unknown>>;

/** How well a query was answered. */
export interface Score {
  readonly typed: string;
  /** The number of right cars in the stock. */
  readonly right: number;
  /** Whether one of the first ten cars is right. */
  readonly isHit: boolean;
  /** The share of right cars among the cars found. */
  readonly precision: number;
  readonly found: number;
}

/** Compares the cars found with the right ones of the stock. */
export function scoreQuery(
  [typed, right]: Query,
  stock: readonly Document[],
  found: readonly string[],
): Score {
  const all = new Set(stock.filter((car) => isRight(car, right)).map((car) => car['car_id']));
  const hits = found.filter((id) => all.has(id));
  return {
    typed,
    right: all.size,
    isHit: found.slice(0, 10).some((id) => all.has(id)),
    precision: found.length === 0 ? 0 : hits.length / found.length,
    found: found.length,
  };
}

function isRight(car: Document, right: RightCars): boolean {
  return Object.entries(right).every(([field, wanted]) => {
    const value = car[field];
    if (typeof wanted === 'object' && !isList(wanted)) {
      const { least = -Infinity, most = Infinity } = wanted;
      return typeof value === 'number' && value >= least && value <= most;
    }
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return [wanted].flat().some((each) => values.some((own) => own === each));
  });
}

function isList(value: object): value is readonly (string | number)[] {
  return Array.isArray(value);
}
