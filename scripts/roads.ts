import type { Country } from './roadCourses.ts';

/** A town as GeoNames lists it. */
export interface Town {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** A position in degrees: longitude, latitude. */
export type Position = readonly [number, number];

/** Towns that follow each other on a road are closer than this, in km. */
const maxGap = 260;

/** Positions between two towns, so that a road bends instead of having corners. */
const curveSteps = 6;

/**
 * The large roads as lines through the towns they pass. Their course between two towns is a curve and
 * off by a few kilometres, which is not visible at the zooms of the embedded map.
 *
 * @throws if a town of a course isn't listed, or two neighbours are too far apart.
 */
export function roadLines(
  towns: readonly Town[],
  courses: readonly string[],
): readonly (readonly Position[])[] {
  const byName = groupByName(towns);
  return courses.map((course) => {
    const positions: Position[] = [];
    let country: Country | undefined;
    for (const stop of course.split(',').map((name) => name.trim())) {
      const [name = '', code] = stop.split('@');
      country = code === undefined ? country : readCountry(code, course);
      positions.push(locate(byName.get(keyOf(name, country)) ?? [], positions.at(-1), stop));
    }
    return curve(positions);
  });
}

function readCountry(code: string, course: string): Country {
  const found = (['SE', 'NO', 'FI', 'DK', 'GB', 'IE', 'IS', 'SK'] as const).find(
    (one) => one === code,
  );
  if (!found) throw new Error(`Unknown country ${code} in ${course}.`);
  return found;
}

function groupByName(towns: readonly Town[]): ReadonlyMap<string, readonly Town[]> {
  return Map.groupBy(towns, ({ name, country }) => keyOf(name, country));
}

function keyOf(name: string, country: string | undefined): string {
  return `${country} ${name.toLocaleLowerCase('en')}`;
}

/** Of towns with the same name, the nearest to the previous stop; at the start, the largest. */
function locate(candidates: readonly Town[], before: Position | undefined, stop: string): Position {
  const [found] = candidates
    .map(({ population, loc }) => ({ population, position: loc.coordinates }))
    .toSorted((one, other) =>
      before
        ? distance(before, one.position) - distance(before, other.position)
        : other.population - one.population,
    );
  if (!found) throw new Error(`${stop} is not listed.`);
  if (before && distance(before, found.position) > maxGap) {
    throw new Error(`${stop} is too far from the stop before.`);
  }
  return found.position;
}

/** Kilometres on a sphere, exact enough to compare. */
function distance([longitude, latitude]: Position, [otherLongitude, otherLatitude]: Position) {
  const degree = 111.2;
  const narrowing = Math.cos((((latitude + otherLatitude) / 2) * Math.PI) / 180);
  return Math.hypot(
    (otherLongitude - longitude) * narrowing * degree,
    (otherLatitude - latitude) * degree,
  );
}

/** A Catmull-Rom spline: a smooth curve through all positions. */
function curve(stops: readonly Position[]): readonly Position[] {
  return stops.flatMap((from, index) => {
    const to = stops[index + 1];
    if (!to) return [from];
    const before = stops[index - 1] ?? from;
    const after = stops[index + 2] ?? to;
    return Array.from({ length: curveSteps }, (_, step): Position => {
      const part = step / curveSteps;
      return [
        spline(before[0], from[0], to[0], after[0], part),
        spline(before[1], from[1], to[1], after[1], part),
      ];
    });
  });
}

/** The uniform Catmull-Rom spline with tension 0.5 between `from` and `to`. */
function spline(before: number, from: number, to: number, after: number, part: number): number {
  return (
    from +
    0.5 *
      part *
      (to -
        before +
        part * (2 * before - 5 * from + 4 * to - after + part * (3 * (from - to) + after - before)))
  );
}
