import { useEffect, useState } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import { carsByIdAddress } from '#domain/cars/carsByIdAddress.ts';
import { fetchPart } from '#features/shared/fetchPart.ts';
import type { SavedSetup } from './savedSetup.ts';

/** What the index says about a car. */
export type CarAnswer =
  | { readonly kind: 'found'; readonly car: CarSummary }
  | { readonly kind: 'gone' }
  | { readonly kind: 'loading' };

export interface CarsById {
  readonly answerOf: (id: string) => CarAnswer;
  /** Whether the last request failed. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** An answer of the site's API: the cars that exist among those requested. */
interface Answer {
  readonly ids: ReadonlySet<string>;
  readonly cars: ReadonlyMap<string, CarSummary>;
}

const nothing: Answer = { ids: new Set(), cars: new Map() };

/** Cars by their ids. All are fetched in one request, and again only if an id is added. */
export function useCarsById(place: SavedSetup['place'], ids: readonly string[]): CarsById {
  const [answer, setAnswer] = useState(nothing);
  const [failed, setFailed] = useState<string>();
  const key = ids.toSorted().join();
  const isNeeded = failed !== key && ids.some((id) => !answer.ids.has(id));
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const asked = key.split(',');
    const pending = fetchPart<{ readonly cars: readonly CarSummary[] }>(
      carsByIdAddress(place, asked),
    );
    pending.answer.then(
      ({ cars }) => isCurrent && setAnswer({ ids: new Set(asked), cars: byId(cars) }),
      () => isCurrent && setFailed(key),
    );
    return () => {
      isCurrent = false;
      pending.abort();
    };
  }, [isNeeded, key, place]);
  return {
    answerOf: (id) => answerOf(answer, id),
    isFailed: failed === key && key !== '',
    retry: () => setFailed(undefined),
  };
}

function byId(cars: readonly CarSummary[]): ReadonlyMap<string, CarSummary> {
  return new Map(cars.map((car) => [car.id, car]));
}

function answerOf({ ids, cars }: Answer, id: string): CarAnswer {
  const car = cars.get(id);
  if (car) return { kind: 'found', car };
  return { kind: ids.has(id) ? 'gone' : 'loading' };
}
