import { expect, test } from 'vitest';
import { wirePlaceAt, wirePlaces } from '#upstream/places/wire.ts';
import { readGazetteers } from './gazetteer.ts';
import { createPlacesService } from './placesService.ts';

const service = createPlacesService({ gazetteers: readGazetteers(), apiKey: 'key' });

async function get(address: string, key = 'key') {
  const url = `http://services.test/places/${address}`;
  const answer = await service.handle(new Request(url, { headers: { 'x-api-key': key } }));
  return { status: answer.status, body: await answer.json() };
}

async function namesFor(typed: string, limit = ''): Promise<unknown[]> {
  const { status, body } = await get(`autocomplete?q=${encodeURIComponent(typed)}${limit}`);
  expect(status).toBe(200);
  const { places } = wirePlaces.parse(body);
  return places.map((place) => Object(place).name);
}

test.each([
  ['Sigt', 'Sigtuna'],
  ['göteb', 'Göteborg'],
  ['GOTEB', 'Göteborg'],
  ['o\u0308rebro', 'Örebro'],
  ['  upplands  väs', 'Upplands Väsby'],
  ['väsby', 'Upplands Väsby'],
  ['st', 'Stockholm'],
])('%j suggests %s', async (typed, name) => {
  expect(await namesFor(typed)).toContain(name);
});

test.each([
  ['411 03', ['Göteborg']],
  ['41103', ['Göteborg']],
  [' 193 30 ', ['Sigtuna']],
  ['981 31', ['Kiruna']],
  ['193', ['Sigtuna']],
  ['04', []],
  ['999 99', []],
  ['411 031', []],
])('the places with the postcode %j are %j', async (typed, names) => {
  expect(await namesFor(typed)).toEqual(names);
});

test('the beginning of a postcode suggests larger places first', async () => {
  const names = await namesFor('75');
  expect(names[0]).toBe('Uppsala');
});

test('larger places come first, and at most eight', async () => {
  const names = await namesFor('s');
  expect(names.slice(0, 2)).toEqual(['Stockholm', 'Sollentuna']);
  expect(names).toHaveLength(8);
  expect(await namesFor('s', '&limit=3')).toHaveLength(3);
});

test.each([
  ['NO', 'tromso', 'Tromsø'],
  ['GB', 'leeds', 'Leeds'],
  ['FI', 'Turk', 'Turku'],
  ['SK', 'kosice', 'Košice'],
])('in %s, %j suggests %s', async (country, typed, name) => {
  expect(await namesFor(typed, `&country=${country}`)).toContain(name);
  expect(await namesFor(typed)).not.toContain(name);
});

test('an unknown country is refused', async () => {
  expect((await get('autocomplete?q=berlin&country=DE')).status).toBe(400);
});

test('a place has its county and coordinates', async () => {
  const { body } = await get('autocomplete?q=sigtuna');
  expect(body).toEqual({
    places: [
      {
        id: expect.stringMatching(/^\d+$/),
        name: 'Sigtuna',
        region: 'Stockholms län',
        latitude: expect.closeTo(59.62, 1),
        longitude: expect.closeTo(17.72, 1),
      },
    ],
  });
});

test.each(['xyzzy', '…', '%', '<script>'])('%j suggests nothing', async (typed) => {
  expect(await namesFor(typed)).toEqual([]);
});

test.each([
  ['59.62', '17.72', 'Sigtuna'],
  ['59.3293', '18.0686', 'Stockholm'],
  ['67.86', '20.23', 'Kiruna'],
])('the place at %s, %s is %s', async (lat, lng, name) => {
  const { body } = await get(`reverse?lat=${lat}&lng=${lng}`);
  expect(wirePlaceAt.parse(body).place?.name).toBe(name);
});

test.each([
  ['Oslo', '59.91&lng=10.75'],
  ['Helsinki', '60.17&lng=24.94'],
  ['London', '51.5&lng=-0.12'],
])('%s is not in Sweden', async (_name, place) => {
  expect(await get(`reverse?lat=${place}`)).toEqual({ status: 200, body: { place: null } });
});

test.each([
  'autocomplete',
  'autocomplete?q=%20',
  `autocomplete?q=${'o'.repeat(101)}`,
  'autocomplete?q=s&limit=0',
  'autocomplete?q=s&limit=1.5',
  'autocomplete?q=s&limit=many',
  'reverse',
  'reverse?lat=59',
  'reverse?lat=north&lng=17',
  'reverse?lat=91&lng=17',
])('%s is refused', async (address) => {
  expect(await get(address)).toMatchObject({ status: 400, body: { error: expect.any(String) } });
});

test('requests need the key', async () => {
  expect(await get('autocomplete?q=s', 'wrong')).toMatchObject({ status: 401 });
  expect(await get('reverse?lat=59&lng=17', 'wrong')).toMatchObject({ status: 401 });
});
