import { DatabaseSync } from 'node:sqlite';
import { countTypos, typosAllowed } from '#search-engine/typos.ts';
import type { WireFacetRequest, WireSearchRequest } from '../../upstream/search/wire.ts';
import { makeCars } from './cars.ts';
import type { Contender } from './contender.ts';
import { rangeFacets, termFacets } from './questions.ts';
import { textOf, wordsIn } from './textOf.ts';

const single = termFacets.filter((name) => name !== 'car_equipment');
const columns = [
  'car_brand',
  'car_model',
  ...single,
  ...rangeFacets,
  'car_year',
  'car_publishdate',
  'car_site_id',
];

const widths: Readonly<Record<string, number>> = {
  car_price: 50_000,
  car_mileage: 1000,
  car_loan_monthly_cost: 500,
  car_power: 20,
};

/** SQLite with its full-text index: a table of cars, one of their equipment, and SQL. */
export function openFts5(count: number): Contender {
  const database = new DatabaseSync(':memory:');
  fill(database, count);
  const vocabulary = database
    .prepare('SELECT term FROM vocabulary')
    .all()
    .map(({ term }) => String(term));
  return {
    name: 'node:sqlite FTS5',
    ask: (request) => ask(database, request, vocabulary),
    close: () => database.close(),
  };
}

function fill(database: DatabaseSync, count: number): void {
  database.exec(`
    CREATE TABLE cars (id INTEGER PRIMARY KEY, ${columns.join(', ')});
    CREATE TABLE bodies (id INTEGER PRIMARY KEY, body TEXT);
    CREATE TABLE equipment (car INTEGER, value TEXT);
    CREATE VIRTUAL TABLE texts USING fts5 (text, content = '', tokenize = 'unicode61');
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab (texts, 'row');
    BEGIN;
  `);
  const places = columns.map(() => '?').join(', ');
  const car = database.prepare(`INSERT INTO cars VALUES (?, ${places})`);
  const body = database.prepare('INSERT INTO bodies VALUES (?, ?)');
  const equipment = database.prepare('INSERT INTO equipment VALUES (?, ?)');
  const text = database.prepare('INSERT INTO texts (rowid, text) VALUES (?, ?)');
  let id = 0;
  for (const made of makeCars(count)) {
    const values = columns.map((name): string | number | null => Reflect.get(made, name) ?? null);
    car.run(id, ...values);
    body.run(id, JSON.stringify(made));
    for (const value of made.car_equipment ?? []) equipment.run(id, value);
    text.run(id, textOf(made));
    id += 1;
  }
  const indices = columns.map((name) => `CREATE INDEX by_${name} ON cars (${name});`).join('');
  database.exec(`COMMIT; ${indices}
    CREATE INDEX by_value ON equipment (value, car);
    CREATE INDEX by_car ON equipment (car, value);
    ANALYZE;`);
}

function ask(
  database: DatabaseSync,
  request: WireSearchRequest,
  vocabulary: readonly string[],
): { total: number; bytes: number } {
  const always = [
    ...request.filters.map(({ name, values }) => condition(name, values)),
    ...matching(request.keyphrase, vocabulary),
  ];
  const chosen = request.facets.map(({ filters = [] }) =>
    filters.map(({ name, values }) => condition(name, values)),
  );
  const where = (conditions: readonly string[]) => ['TRUE', ...conditions].join(' AND ');
  let bytes = 0;
  for (const [at, facet] of request.facets.entries()) {
    const others = chosen.filter((_, other) => other !== at).flat();
    const rows = database.prepare(facetQuery(facet, where([...always, ...others]))).all();
    bytes += JSON.stringify(rows).length;
  }
  const hits = where([...always, ...chosen.flat()]);
  const total = database.prepare(`SELECT count(*) AS total FROM cars WHERE ${hits}`).get();
  const [, field = '', order = ''] = /^(.*)_(asc|desc)$/.exec(request.sort_name ?? '') ?? [];
  const key = request.sort_values ? placeIn(request.sort_values) : field;
  const page = database.prepare(
    `SELECT body FROM bodies JOIN (SELECT id, ${key} AS key FROM cars WHERE ${hits}
      ORDER BY key ${order}, id LIMIT ? OFFSET ?) USING (id) ORDER BY key ${order}, id`,
  );
  for (const { body } of page.all(request.limit, request.offset)) {
    const car = JSON.parse(String(body));
    const card = Object.fromEntries(request.fields.map((name) => [name, car[name]]));
    bytes += JSON.stringify(card).length;
  }
  return { total: Number(total?.['total']), bytes };
}

function placeIn(facilities: readonly string[]): string {
  const places = facilities.map((id, at) => `WHEN '${id}' THEN ${at}`);
  return `CASE car_site_id ${places.join(' ')} ELSE ${facilities.length} END`;
}

function facetQuery({ name, child_name: child }: WireFacetRequest, where: string): string {
  if (name === 'car_equipment')
    return `SELECT value, count(*) FROM equipment WHERE car IN (SELECT id FROM cars WHERE ${where})
      GROUP BY value ORDER BY count(*) DESC`;
  if (widths[name] !== undefined)
    return `SELECT ${name} / ${widths[name]} AS bucket, count(*), min(${name}), max(${name})
      FROM cars WHERE ${where} AND ${name} IS NOT NULL GROUP BY bucket`;
  const by = child === undefined ? name : `${name}, ${child}`;
  return `SELECT ${by}, count(*) FROM cars WHERE ${where} GROUP BY ${by} ORDER BY count(*) DESC`;
}

function condition(name: string, values: readonly string[]): string {
  if (widths[name] !== undefined) return `${name} BETWEEN ${values[0]} AND ${values[1]}`;
  return `${name} IN (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
}

function matching(keyphrase: string | undefined, vocabulary: readonly string[]) {
  if (keyphrase === undefined) return [];
  const all = wordsIn(keyphrase).map((word, at, words) => {
    const known = vocabulary.includes(word) || at === words.length - 1;
    const alike = vocabulary.filter((term) => term[0] === word[0] && isSlip(word, term));
    const terms = vocabulary.includes(word) || alike.length === 0 ? [word] : alike;
    return `(${terms.map((term) => `"${term}"${known ? '*' : ''}`).join(' OR ')})`;
  });
  return [`id IN (SELECT rowid FROM texts WHERE texts MATCH '${all.join(' AND ')}')`];
}

function isSlip(word: string, term: string): boolean {
  const most = typosAllowed(word);
  return most > 0 && countTypos(word, term, most) <= most;
}
