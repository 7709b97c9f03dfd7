import MiniSearch from 'minisearch';
import type { WireVehicle } from '../../upstream/search/vehicleWire.ts';
import type { WireFacetRequest, WireSearchRequest } from '../../upstream/search/wire.ts';
import { makeCars } from './cars.ts';
import type { Contender } from './contender.ts';
import { rangeFacets } from './questions.ts';
import { textOf, wordsIn } from './textOf.ts';

type Test = (car: WireVehicle) => boolean;

const widths: ReadonlyMap<string, number> = new Map(rangeFacets.map((name) => [name, 10_000]));

/** MiniSearch for words, and loops over objects for everything else. */
export function openMiniSearch(count: number): Contender {
  const cars = [...makeCars(count)];
  const index = new MiniSearch({ fields: ['text'], tokenize: (text) => [...wordsIn(text)] });
  index.addAll(cars.map((car, id) => ({ id, text: textOf(car) })));
  return {
    name: 'minisearch',
    ask: (request) => ask(cars, index, request),
    close: () => undefined,
  };
}

function ask(cars: readonly WireVehicle[], index: MiniSearch, request: WireSearchRequest) {
  const found =
    request.keyphrase === undefined
      ? cars
      : index
          .search(request.keyphrase, {
            combineWith: 'AND',
            prefix: (_, at, terms) => at === terms.length - 1,
            fuzzy: (term) => (term.length < 4 || /\d/.test(term) ? false : 0.2),
          })
          .flatMap(({ id }) => cars[Number(id)] ?? []);
  const always = found.filter(all(request.filters.map(({ name, values }) => test(name, values))));
  const chosen = request.facets.map(({ filters = [] }) =>
    all(filters.map(({ name, values }) => test(name, values))),
  );
  let bytes = 0;
  for (const [at, facet] of request.facets.entries()) {
    const others = all(chosen.filter((_, other) => other !== at));
    bytes += JSON.stringify(countFacet(facet, always.filter(others))).length;
  }
  const hits = always.filter(all(chosen));
  const [, field = '', order] = /^(.*)_(asc|desc)$/.exec(request.sort_name ?? '') ?? [];
  const sign = order === 'desc' ? -1 : 1;
  const listed = new Map(request.sort_values?.map((id, at) => [id, at]));
  const key = (car: WireVehicle) =>
    request.sort_values ? listed.get(String(car.car_site_id)) : value(car, field);
  const sorted = hits.toSorted((a, b) => sign * compare(key(a), key(b)));
  for (const car of sorted.slice(request.offset, request.offset + request.limit))
    bytes += JSON.stringify(request.fields.map((name) => value(car, name))).length;
  return { total: hits.length, bytes };
}

function all(tests: readonly Test[]): Test {
  const real = tests.filter((one) => one !== anything);
  return real.length === 0 ? anything : (car) => real.every((one) => one(car));
}

const anything: Test = () => true;

function value(car: WireVehicle, field: string): unknown {
  return Reflect.get(car, field);
}

function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1;
}

function test(name: string, values: readonly string[]): Test {
  if (!widths.has(name)) return (car) => values.includes(String(value(car, name)));
  const [low = 0, high = 0] = values.map(Number);
  return (car) => {
    const number = value(car, name);
    return typeof number === 'number' && number >= low && number <= high;
  };
}

function countFacet({ name, child_name: child }: WireFacetRequest, cars: readonly WireVehicle[]) {
  const counts = new Map<unknown, number>();
  const width = widths.get(name);
  for (const car of cars) {
    const own = value(car, name);
    const kept = width === undefined ? own : Math.floor(Number(own) / width);
    const key = child === undefined ? kept : `${kept}/${value(car, child)}`;
    for (const one of Array.isArray(key) ? key : [key]) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
