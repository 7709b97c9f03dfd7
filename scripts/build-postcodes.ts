/**
 * Writes the postcodes of Sweden that `services/places` knows, from the data that the Python package
 * countrystatecity-postal-codes publishes:
 *
 *   pip download --no-deps countrystatecity-postal-codes==2.0.1 && unzip countrystatecity_postal_codes-*.whl
 *   npm run build-postcodes -- countrystatecity_postal_codes/data/by-country/SE/postcodes.json
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './processes.ts';

const postcode = z.object({
  code: z.string().regex(/^\d{3} \d{2}$/),
  stateCode: z.string().nullable(),
  localityName: z.string(),
});

interface Postcode {
  readonly code: string;
  /** The id of its place in `sweden.tsv`; `undefined` if its town is too small to be there. */
  readonly placeId: string | undefined;
}

/** The counties by their letters. */
const counties: Readonly<Record<string, string>> = {
  AB: 'Stockholms län',
  AC: 'Västerbottens län',
  BD: 'Norrbottens län',
  C: 'Uppsala län',
  D: 'Södermanlands län',
  E: 'Östergötlands län',
  F: 'Jönköpings län',
  G: 'Kronobergs län',
  H: 'Kalmar län',
  I: 'Gotlands län',
  K: 'Blekinge län',
  M: 'Skåne län',
  N: 'Hallands län',
  O: 'Västra Götalands län',
  S: 'Värmlands län',
  T: 'Örebro län',
  U: 'Västmanlands län',
  W: 'Dalarnas län',
  X: 'Gävleborgs län',
  Y: 'Västernorrlands län',
  Z: 'Jämtlands län',
};

const folder = join(root, 'services/places');
const target = join(folder, 'postcodes.tsv');

const notice =
  '# Postcodes of Sweden: the first of a run, and the GeoNames id of the place of the run (see sweden.tsv). ' +
  'Made from data of countries-states-cities-database (https://github.com/dr5hn/countries-states-cities-database) ' +
  'by scripts/build-postcodes.ts, and licensed like it under the Open Database License 1.0.';

function main(source: string | undefined): void {
  if (source === undefined)
    throw new Error('Name the file of Sweden in countrystatecity-postal-codes.');
  const all = z.array(postcode).parse(JSON.parse(readFileSync(source, 'utf8')));
  const ids = placeIds();
  const known = all
    .map(({ code, stateCode, localityName }): Postcode => {
      const county = stateCode === null ? undefined : counties[stateCode];
      return { code: code.replace(' ', ''), placeId: ids.get(keyOf(localityName, county)) };
    })
    .toSorted((a, b) => a.code.localeCompare(b.code));
  const lines = runsOf(withNeighbours(known)).map(({ code, placeId }) => `${code}\t${placeId}`);
  writeFileSync(target, `${notice}\n${lines.join('\n')}\n`);
  process.stdout.write(`${all.length} postcodes in ${lines.length} runs in ${target}\n`);
}

/** The places by name and county, and the largest of a name by the name alone: many postcodes have no county. */
function placeIds(): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, 'sweden.tsv'), 'utf8').split('\n');
  const smallestFirst = lines.toReversed().flatMap((line) => {
    const [id, name, county] = line.split('\t');
    return id && name && county ? [{ id, name, county }] : [];
  });
  return new Map(
    smallestFirst.flatMap(({ id, name, county }) => [
      [keyOf(name, county), id],
      [keyOf(name, undefined), id],
    ]),
  );
}

function keyOf(name: string, county: string | undefined): string {
  return `${name.toLocaleLowerCase('sv')} ${county ?? ''}`;
}

/** A town that isn't in the list of places is that of most postcodes that begin like its own. */
function withNeighbours(postcodes: readonly Postcode[]): readonly Postcode[] {
  const usual = [3, 2].map((digits) => {
    const groups = Map.groupBy(postcodes, ({ code }) => code.slice(0, digits));
    return (code: string) => mostFrequent(groups.get(code.slice(0, digits)) ?? []);
  });
  return postcodes.map(({ code, placeId }) => ({
    code,
    placeId: placeId ?? usual.map((find) => find(code)).find(Boolean),
  }));
}

function mostFrequent(postcodes: readonly Postcode[]): string | undefined {
  const groups = Map.groupBy(
    postcodes.filter(({ placeId }) => placeId !== undefined),
    ({ placeId }) => placeId,
  );
  const [most] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0];
}

/** The first postcode of each run that has the same place. */
function runsOf(postcodes: readonly Postcode[]): readonly Postcode[] {
  return postcodes
    .filter(({ placeId }) => placeId !== undefined)
    .filter(({ placeId }, at, all) => all[at - 1]?.placeId !== placeId);
}

main(process.argv[2]);
