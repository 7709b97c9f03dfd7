import { describe, expect, test } from 'vitest';
import type { Country, Locale } from '#domain/sites/site.ts';
import { testFacility } from '../facilities/testing/testFacility.ts';
import { maxPlaces, type Place } from '../places/place.ts';
import { fail, ok } from '../result.ts';
import { foldText } from '../search/searchText.ts';
import { createPlaceFinder } from './findPlace.ts';

const names: Readonly<Record<Country, string>> = {
  SE: 'Uppsala, Upplands Väsby, Malmö, Sigtuna',
  NO: 'Oslo, Tromsø, Trondheim',
  GB: 'Leeds, Milton Keynes, Newcastle upon Tyne, Newton Aycliffe',
  FI: 'Turku, Tampere, Lahti, Helsinki',
  SK: 'Košice, Bratislava, Banská Bystrica',
};

/** The places of a country whose names begin with a text, as the provider answers; `753 20` is a postcode. */
async function suggest(typed: string, country: Country = 'SE') {
  const all = names[country].split(', ').map(placeOf);
  if (/^753 ?20$/.test(typed)) return ok(all.slice(0, 1));
  return ok(all.filter(({ name }) => foldText(name).startsWith(foldText(typed))));
}

function placeOf(name: string): Place {
  return { placeId: name, name, region: '', latitude: 59, longitude: name.length };
}

const sites = {
  sv: ['SE', 'mil'],
  nb: ['NO', 'km'],
  en: ['GB', 'mi'],
  fi: ['FI', 'km'],
  sk: ['SK', 'km'],
} as const satisfies Readonly<Record<Locale, readonly [Country, string]>>;

function finderIn(locale: Locale, provider: typeof suggest = suggest, timeLimitMs = 1000) {
  const [country, distanceUnit] = sites[locale];
  return createPlaceFinder({
    places: { suggest: provider },
    facilities: {
      facilities: async () =>
        ok([testFacility({ city: 'Örebro', coordinates: { latitude: 59.27, longitude: 15.21 } })]),
    },
    findSite: (id) => ({ id, locales: [locale], country, distanceUnit }),
    timeLimitMs,
  });
}

const read = async (locale: Locale, text: string) => {
  const found = await finderIn(locale).inWords('site', text);
  return found && [found.place.name, found.radius, found.rest];
};

describe('words about places', () => {
  test.each<[Locale, string, string, number | undefined, string]>([
    ['sv', 'nära Uppsala', 'Uppsala', undefined, ''],
    ['sv', 'volvo v60 nära uppsala', 'Uppsala', undefined, 'volvo v60'],
    ['sv', 'i närheten av Upplands Väsby elbil', 'Upplands Väsby', undefined, 'elbil'],
    ['sv', 'inom 5 mil från Uppsala', 'Uppsala', 50, ''],
    ['sv', 'kombi inom 30 km från malmo diesel', 'Malmö', 30, 'kombi diesel'],
    ['sv', 'max 40 km från Sigtuna', 'Sigtuna', 40, ''],
    ['sv', 'elbil runt Malmö', 'Malmö', undefined, 'elbil'],
    ['sv', 'Sigtuna med omnejd', 'Sigtuna', undefined, ''],
    ['sv', 'nära 753 20 elbil', 'Uppsala', undefined, 'elbil'],
    ['sv', 'nära 75320 elbil', 'Uppsala', undefined, 'elbil'],
    ['sv', 'nära 75320 50 kW', 'Uppsala', undefined, '50 kW'],
    ['sv', 'nära Örebro', 'Örebro', undefined, ''],
    ['sv', 'nära Örebro elbil diesel', 'Örebro', undefined, 'elbil diesel'],
    ['nb', 'nær Oslo', 'Oslo', undefined, ''],
    ['nb', 'elbil rundt Oslo', 'Oslo', undefined, 'elbil'],
    ['nb', 'Oslo med omegn', 'Oslo', undefined, ''],
    ['nb', 'elbil i nærheten av Tromsø', 'Tromsø', undefined, 'elbil'],
    ['nb', 'innen 5 mil fra tromso', 'Tromsø', 50, ''],
    ['nb', 'innenfor 30 km fra Trondheim diesel', 'Trondheim', 30, 'diesel'],
    ['en', 'near Leeds', 'Leeds', undefined, ''],
    ['en', 'Leeds and surroundings', 'Leeds', undefined, ''],
    ['en', 'automatic within 30 miles of Leeds', 'Leeds', 30, 'automatic'],
    ['en', '20 miles from Milton Keynes estate', 'Milton Keynes', 20, 'estate'],
    ['en', 'close to Newcastle upon Tyne', 'Newcastle upon Tyne', undefined, ''],
    ['en', 'within 50 km of Leeds', 'Leeds', 31, ''],
    ['en', 'hybrid around leeds', 'Leeds', undefined, 'hybrid'],
    ['fi', 'lähellä Turkua', 'Turku', undefined, ''],
    ['fi', 'volvo lähellä Turkua', 'Turku', undefined, 'volvo'],
    ['fi', 'Turun lähellä', 'Turku', undefined, ''],
    ['fi', 'sähköauto Tampereen seudulla', 'Tampere', undefined, 'sähköauto'],
    ['fi', 'alle 50 km Turusta', 'Turku', 50, ''],
    ['fi', 'enintään 30 km päässä Lahdesta', 'Lahti', 30, ''],
    ['fi', '50 km säteellä Helsingistä diesel', 'Helsinki', 50, 'diesel'],
    ['sk', 'blízko Košíc', 'Košice', undefined, ''],
    ['sk', 'v okolí Bratislavy kombi', 'Bratislava', undefined, 'kombi'],
    ['sk', 'do 50 km od Bratislavy', 'Bratislava', 50, ''],
    ['sk', 'octavia neďaleko Banskej Bystrice', 'Banská Bystrica', undefined, 'octavia'],
  ])('%s: %s', async (locale, text, name, radius, rest) => {
    expect(await read(locale, text)).toEqual([name, radius, rest]);
  });

  test.each<[Locale, string]>([
    ['sv', 'volvo v60'],
    ['sv', 'nära ny'],
    ['sv', 'runt 200 000 kr'],
    ['sv', 'under 5000 mil'],
    ['sv', 'elbil över 400 km'],
    ['en', 'around 15k'],
    ['en', 'near new estate'],
    ['en', 'by lamplight'],
    ['en', '300 mile range'],
    ['sv', 'inom 5 mil Uppsala'],
    ['nb', 'innen 5 mil Oslo'],
    ['en', 'within 30 miles Leeds'],
    ['fi', 'alle 5000 km'],
    ['sk', 'do 100 000 km'],
  ])('%s: %s is about none', async (locale, text) => {
    expect(await read(locale, text)).toBeUndefined();
  });

  test('an unknown place is named, and the other words are left', async () => {
    expect(await finderIn('en').inWords('site', 'diesel near Xanadu estate')).toEqual({
      place: { kind: 'unknown', name: 'Xanadu' },
      radius: undefined,
      rest: 'diesel estate',
    });
    expect(await finderIn('en').inWords('site', 'diesel within 30 miles of Xanadu')).toEqual({
      place: { kind: 'unknown', name: 'Xanadu' },
      radius: 30,
      rest: 'diesel',
    });
  });

  test('a provider that fails is a failure, but not in towns with a facility', async () => {
    const finder = finderIn('sv', async () => fail({ kind: 'timeout', afterMs: 1 }) as never);
    const place = { kind: 'failed', name: 'Sigtuna' };
    expect(await finder.inWords('site', 'nära Sigtuna')).toMatchObject({ place, rest: '' });
    expect(await finder.named('site', 'Sigtuna')).toEqual(place);
    expect(await finder.inWords('site', 'nära Örebro')).toMatchObject({
      place: { kind: 'found', name: 'Örebro' },
    });
  });

  /** Names the most places that a provider suggests. */
  const crowd = Array.from({ length: maxPlaces }, (_, at) => placeOf(`Newton ${at}`));

  test('a longer name is asked for if more places begin with the shorter one than are suggested', async () => {
    const asked: string[] = [];
    const finder = finderIn('en', async (typed) => {
      asked.push(typed);
      return ok(typed === 'Newton' ? crowd : [placeOf('Newton Aycliffe')]);
    });
    expect(await finder.inWords('site', 'near Newton Aycliffe estate')).toMatchObject({
      place: { kind: 'found', name: 'Newton Aycliffe' },
      rest: 'estate',
    });
    expect(asked.slice(0, 2)).toEqual(['Newton', 'Newton Aycliffe']);
  });

  test('nothing more is asked if all places that begin with a word are known', async () => {
    const asked: string[] = [];
    const finder = finderIn('en', async (typed) => {
      asked.push(typed);
      return ok(crowd.slice(1));
    });
    await finder.inWords('site', 'near Newton Aycliffe estate');
    expect(asked).toEqual(['Newton']);
  });

  test('a provider that takes too long is a failure', async () => {
    const finder = finderIn('sv', () => new Promise(() => undefined), 5);
    expect(await finder.named('site', 'Sigtuna')).toEqual({ kind: 'failed', name: 'Sigtuna' });
  });
});

describe('a name in the field for places', () => {
  test.each([
    ['uppsala', 'Uppsala'],
    ['upp', 'Uppsala'],
    ['upplands', 'Upplands Väsby'],
    ['75320', 'Uppsala'],
    ['Örebro', 'Örebro'],
  ])('%s is %s', async (typed, name) => {
    expect(await finderIn('sv').named('site', typed)).toMatchObject({ kind: 'found', name });
  });

  test.each([
    ['malmo', 'Malmö'],
    ['malm', 'Malmöhus'],
  ])('%s is %s if both are suggested', async (typed, name) => {
    const finder = finderIn('sv', async () => ok(['Malmöhus', 'Malmö'].map(placeOf)));
    expect(await finder.named('site', typed)).toMatchObject({ kind: 'found', name });
  });

  test('may be unknown', async () => {
    expect(await finderIn('sv').named('site', 'Xanadu')).toEqual({
      kind: 'unknown',
      name: 'Xanadu',
    });
  });
});
