import { useState } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import { carsByIdAddress } from '#domain/cars/carsByIdAddress.ts';
import { readCarSummary } from '#domain/cars/readCar.ts';
import { listOf, memberOf } from '#domain/reader.ts';
import { ok } from '#domain/result.ts';
import { type Asked, ask } from '#features/shared/siteApi.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
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

/** The cars that exist among those requested. */
interface KnownCars {
  readonly ids: ReadonlySet<string>;
  readonly cars: ReadonlyMap<string, CarSummary>;
}

const nothing: KnownCars = { ids: new Set(), cars: new Map() };

/** Cars by their ids. All are fetched in one request, and again only if an id is added. */
export function useCarsById(place: SavedSetup['place'], ids: readonly string[]): CarsById {
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const question = asked.length > 0 ? { place, ids: asked.toSorted() } : undefined;
  const { answer, latest = nothing, retry } = useAnswer(question, fetchCars);
  return {
    answerOf: (id) => answerOf(latest, id),
    isFailed: answer.kind === 'failed',
    retry,
  };
}

// In ms; longer than the site's own timeout for the index.
const timeoutMs = 10_000;

const read = memberOf('cars', listOf(readCarSummary));

interface CarsQuestion {
  readonly place: SavedSetup['place'];
  readonly ids: readonly string[];
}

async function fetchCars({ place, ids }: CarsQuestion, signal: AbortSignal): Asked<KnownCars> {
  const cars = await ask(carsByIdAddress(place, ids), { read, timeoutMs, signal });
  return cars.ok ? ok({ ids: new Set(ids), cars: byId(cars.value) }) : cars;
}

function byId(cars: readonly CarSummary[]): ReadonlyMap<string, CarSummary> {
  return new Map(cars.map((car) => [car.id, car]));
}

function answerOf({ ids, cars }: KnownCars, id: string): CarAnswer {
  const car = cars.get(id);
  if (car) return { kind: 'found', car };
  return { kind: ids.has(id) ? 'gone' : 'loading' };
}
