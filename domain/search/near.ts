/**
 * Where a visitor looks for cars: a place and a radius. It is a filter with at most two values, in addresses
 * `near=50&near=59.86,17.64+Uppsala`: the radius in the site's unit, and the place.
 */

import type { DistanceUnit } from '#domain/sites/site.ts';
import { isOnEarth, toHundredths } from '../places/coordinates.ts';
import type { Filters } from './filters.ts';
import { valuesOf } from './filterValues.ts';
import { cutText, tidyText } from './searchText.ts';

/** The name of the filter. */
export const nearName = 'near';

/** A place on earth in degrees (WGS 84), to two decimals: too little to show where a visitor lives. */
export interface NearPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where cars are looked for. */
export interface Near {
  /** Absent if only the name is known, as in the address of a form without script. */
  readonly point?: NearPoint | undefined;
  /** The name of the place, or a postcode; empty for the visitor's own location. */
  readonly name: string;
  /** In the unit of `nearUnit`; 0 for any distance, and `undefined` if none was chosen. */
  readonly radius: number | undefined;
}

/** The unit of the radius and of the distances of cars: roads have signs in kilometres, except in Britain. */
export type NearUnit = 'km' | 'mi';

/** The unit of a site. Swedes count driven distances in `mil`, and places in kilometres. */
export function nearUnit(unit: DistanceUnit): NearUnit {
  return unit === 'mi' ? 'mi' : 'km';
}

const kmPer: Readonly<Record<NearUnit, number>> = { km: 1, mi: 1.609344 };

/** A distance in another unit, in km. */
export function toKm(distance: number, unit: NearUnit): number {
  return distance * kmPer[unit];
}

/** A distance in km as a whole number of a unit, at least 1: places are only known to about a kilometre. */
export function wholeDistance(km: number, unit: NearUnit): number {
  return Math.max(1, Math.round(km / kmPer[unit]));
}

/** The radii that visitors choose from, in the unit; 0 is any distance. */
export const radii: Readonly<Record<NearUnit, readonly number[]>> = {
  km: [10, 20, 50, 100, 200, 0],
  mi: [5, 10, 30, 60, 120, 0],
};

/** The radius if none was chosen. */
export const usualRadius: Readonly<Record<NearUnit, number>> = { km: 50, mi: 30 };

/** No site has cars that are further away from each other. */
export const maxRadius = 2000;

const radiusPattern = /^\d{1,4}$/;
const placePattern = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)(?: (.*))?$/u;

/** The radius among the values of the filter, as text. */
export function radiusOf(values: readonly string[]): string | undefined {
  return values.find((value) => radiusPattern.test(value));
}

/** Where a search looks for cars; `undefined` if everywhere. The first place and the first radius count. */
export function readNear(filters: Filters): Near | undefined {
  const values = valuesOf(filters, nearName);
  const place = values.find((value) => !radiusPattern.test(value));
  if (place === undefined) return undefined;
  const radius = radiusOf(values);
  return {
    ...readPlace(place),
    radius: radius === undefined ? undefined : Math.min(Number(radius), maxRadius),
  };
}

function readPlace(text: string): Pick<Near, 'point' | 'name'> {
  const [, first = '', second = '', name = ''] = placePattern.exec(text) ?? [];
  const point = { latitude: toHundredths(Number(first)), longitude: toHundredths(Number(second)) };
  const isPoint = first !== '' && isOnEarth(point.latitude, point.longitude);
  return isPoint ? { point, name: tidyText(name) } : { name: tidyText(text) };
}

/** The values of the filter. Equal places have equal values. */
export function valuesOfNear({ point, name, radius }: Near): readonly string[] {
  const degrees = point && [point.latitude, point.longitude].map(toText).join();
  const place = cutText(tidyText([degrees, name].filter(Boolean).join(' ')));
  return place === '' ? [] : [...(radius === undefined ? [] : [String(radius)]), place].sort();
}

function toText(degrees: number): string {
  return toHundredths(degrees).toFixed(2);
}
