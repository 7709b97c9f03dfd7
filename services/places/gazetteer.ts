import { readFileSync } from 'node:fs';
import type { WirePlace } from '#upstream/places/wire.ts';
import { distanceKm } from './distance.ts';
import { type PostcodeRun, placesOfPostcode, readPostcodes } from './postcodes.ts';

/** The places of a country, the largest first. */
export interface Gazetteer {
  /** The places whose name, or a word of it, or whose postcode begins with a text. */
  readonly search: (typed: string, limit: number) => readonly WirePlace[];
  /** The nearest place; `undefined` if it is too far away to be the place at the coordinates. */
  readonly nearest: (latitude: number, longitude: number) => WirePlace | undefined;
}

interface Entry {
  readonly place: WirePlace;
  /** The name without accents, in lower case. */
  readonly folded: string;
}

/** In the mountains, the next village may be this far away. */
const maxDistanceKm = 60;

/** The gazetteers by country, as ISO 3166-1 codes. */
export type Gazetteers = ReadonlyMap<string, Gazetteer>;

/** Reads the places that `scripts/build-places.ts` wrote. Only Swedish postcodes are known. */
export function readGazetteers(): Gazetteers {
  const abroad = Map.groupBy(linesOf('abroad.tsv'), (line) => line.slice(0, line.indexOf('\t')));
  return new Map([
    ['SE', createGazetteer(linesOf('sweden.tsv').map(readLine), readPostcodes())],
    ...[...abroad].map(([country, lines]) => {
      const places = lines.map((line) => readLine(line.slice(country.length + 1)));
      return [country, createGazetteer(places, [])] as const;
    }),
  ]);
}

function linesOf(file: string): readonly string[] {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** A gazetteer of places that are sorted by population. */
function createGazetteer(
  places: readonly WirePlace[],
  postcodes: readonly PostcodeRun[],
): Gazetteer {
  const entries = places.map((place): Entry => ({ place, folded: fold(place.name) }));
  return {
    search: (typed, limit) => {
      const words = fold(typed);
      if (words === '') return [];
      const byPostcode = placesOfPostcode(words, postcodes);
      if (byPostcode) return places.filter(({ id }) => byPostcode.has(id)).slice(0, limit);
      const begins = entries.filter(({ folded }) => folded.startsWith(words));
      const contains = entries.filter(
        ({ folded }) => !folded.startsWith(words) && ` ${folded}`.includes(` ${words}`),
      );
      return exactFirst([...begins, ...contains], typed)
        .slice(0, limit)
        .map(({ place }) => place);
    },
    nearest: (latitude, longitude) => {
      const distances = places.map((place) => ({
        place,
        km: distanceKm(place, { latitude, longitude }),
      }));
      const [first] = distances.toSorted((a, b) => a.km - b.km);
      return first && first.km <= maxDistanceKm ? first.place : undefined;
    },
  };
}

/** Names with the typed accents before those without: `Mora` before `Möra`. */
function exactFirst(entries: readonly Entry[], typed: string): readonly Entry[] {
  const lower = typed.trim().normalize('NFC').toLocaleLowerCase('sv');
  const isExact = ({ place }: Entry) => place.name.toLocaleLowerCase('sv').startsWith(lower);
  return [...entries.filter(isExact), ...entries.filter((entry) => !isExact(entry))];
}

function readLine(line: string): WirePlace {
  const [id = '', name = '', region = '', latitude, longitude] = line.split('\t');
  return { id, name, region, latitude: Number(latitude), longitude: Number(longitude) };
}

/** Visitors without a Swedish keyboard type `goteborg`. */
function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // Unicode doesn't decompose it.
      .replaceAll('ø', 'o')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' ')
  );
}
