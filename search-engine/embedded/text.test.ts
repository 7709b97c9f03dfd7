import { describe, expect, test } from 'vitest';
import { testSchemaOf as schemaOf } from '#stock/testing.ts';
import type { SearchDocument } from '../engine.ts';
import { requireSchema } from '../indexSchema.ts';
import { readQuestion } from '../question.ts';
import { answer } from './answer.ts';
import { buildTestIndex } from './testing.ts';

const cars = {
  xc60: {
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_model_text: 'XC60 B4 AWD Plus',
    car_fuel: 'Diesel',
    car_body: 'SUV',
    car_color: 'Blå',
    car_gearbox: 'Automat',
    car_regno: 'MLB 123',
    car_equipment: ['Dragkrok', 'Rattvärme', 'Elmanövrerad baklucka'],
  },
  v60: {
    car_brand: 'Volvo',
    car_model: 'V60',
    car_model_text: 'V60 D3 Momentum',
    car_fuel: 'Diesel',
    car_body: 'Kombi',
    car_gearbox: 'Manuell',
    car_regno: 'MLB 12A',
  },
  v60cross: {
    car_brand: 'Volvo',
    car_model: 'V60 Cross Country',
    car_model_text: 'V60 Cross Country B4',
    car_body: 'Kombi',
  },
  v90: { car_brand: 'Volvo', car_model: 'V90', car_body: 'Kombi', car_site_city: 'Växjö' },
  id4: {
    car_brand: 'Volkswagen',
    car_model: 'ID.4',
    car_model_text: 'ID.4 Pro 4Motion',
    car_fuel: 'El',
    car_body: 'SUV',
    car_color: 'Röd',
  },
  etron: { car_brand: 'Audi', car_model: 'e-tron', car_fuel: 'El', car_body: 'SUV' },
  golf: { car_brand: 'Volkswagen', car_model: 'Golf', car_fuel: 'Bensin', car_body: 'Halvkombi' },
  golfGte: {
    car_brand: 'Volkswagen',
    car_model: 'Golf',
    car_version: 'GTE',
    car_fuel: 'Laddhybrid',
    car_equipment: ['El-hissar'],
  },
  rover: { car_brand: 'Land Rover', car_model: 'Discovery Sport', car_fuel: 'Diesel' },
} satisfies Record<string, Record<string, unknown>>;

function idsOf(
  index: string,
  all: Readonly<Record<string, SearchDocument>>,
  keyphrase: string,
  sort?: string,
): readonly string[] {
  const documents = Object.entries(all).map(([id, car]) => ({ ...car, car_id: id }));
  const read = readQuestion(schemaOf, {
    index,
    fields: ['car_id'],
    facets: [],
    filters: [],
    limit: 50,
    offset: 0,
    keyphrase,
    ...(sort !== undefined && { sort_name: sort }),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const { hits } = answer(buildTestIndex(requireSchema(schemaOf, index), documents), read.value);
  return hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
}

function find(keyphrase: string): readonly string[] {
  return [...idsOf('vehicles-nordvik-se', cars, keyphrase)].sort();
}

describe('a name is found with any spacing', () => {
  test.each([
    ['xc60', ['xc60']],
    ['XC 60', ['xc60']],
    ['volvo xc-60', ['xc60']],
    ['id4', ['id4']],
    ['ID 4', ['id4']],
    ['id.4', ['id4']],
    ['vw id4 pro', ['id4']],
    ['etron', ['etron']],
    ['E-Tron', ['etron']],
    ['e tron', ['etron']],
    ['landrover', ['rover']],
    ['land rover', ['rover']],
    ['v60crosscountry', ['v60cross']],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));
});

describe('a registration number', () => {
  test.each([
    ['MLB 123', ['xc60']],
    ['mlb123', ['xc60']],
    ['MLB-12A', ['v60']],
    ['mlb\u201112a', ['v60']],
    ['mlb 12', ['v60', 'xc60']],
    ['volvo mlb 123', ['xc60']],
    // A different number is a different car, never a typo.
    ['mlb 124', []],
    ['123', []],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));
});

describe('all words must match, the last one as a prefix', () => {
  test.each([
    ['volvo diesel', ['v60', 'xc60']],
    ['diesel volvo manuell', ['v60']],
    ['volvo el', []],
    ['volk', ['golf', 'golfGte', 'id4']],
    ['volk golf', []],
    ['disc', ['rover']],
    ['', Object.keys(cars).sort()],
    ['   ', Object.keys(cars).sort()],
    ['!?', []],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));
});

describe('a typo', () => {
  test.each([
    ['vovlo', ['v60', 'v60cross', 'v90', 'xc60']],
    ['volkswagn golf', ['golf', 'golfGte']],
    ['xolkswagen', []],
    ['dragkork', ['xc60']],
    ['gofl', ['golf', 'golfGte']],
    // Short words and numbers distinguish cars, so they must match exactly.
    ['v61', []],
    ['gl', []],
    ['xc61', []],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));
});

describe('diacritics are ignored if there is no exact match', () => {
  test.each([
    ['bla', ['xc60']],
    ['rod', ['id4']],
    ['vaxjo', ['v90']],
    ['rattvarme', ['xc60']],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));

  test.each([
    ['vehicles-nordvik-no', { car_color: 'Rød' }, 'rod'],
    ['vehicles-nordvik-no', { car_site_city: 'Sæter' }, 'saeter'],
    ['vehicles-carstore-fi', { car_fuel: 'Sähkö' }, 'sahko'],
    ['vehicles-carstore-sk', { car_brand: 'Škoda' }, 'skoda'],
    ['vehicles-carstore-sk', { car_equipment: ['Ťažné zariadenie'] }, 'tazne'],
  ])('%s: %o', (index, car, keyphrase) => {
    expect(idsOf(index, { car }, keyphrase)).toEqual(['car']);
  });

  test('an exact match excludes other diacritics', () => {
    const towns = { sala: { car_site_city: 'Sala' }, sälä: { car_site_city: 'Sälä' } };
    expect(idsOf('vehicles-nordvik-se', towns, 'sala')).toEqual(['sala']);
    expect(idsOf('vehicles-nordvik-se', towns, 'sälä')).toEqual(['sälä']);
  });
});

test.each([
  ['automatväxlad', ['xc60']],
  ['dragkroksfäste', ['xc60']],
  ['premiumkombi', ['v60', 'v60cross', 'v90']],
])('the compound %s matches by the known word in it', (keyphrase, ids) => {
  expect(find(keyphrase)).toEqual(ids);
});

describe('other words for values', () => {
  test.each([
    ['elbil', ['etron', 'id4']],
    ['el', ['etron', 'id4']],
    ['electric', ['etron', 'id4']],
    ['plug-in hybrid', ['golfGte']],
    ['phev', ['golfGte']],
    ['herrgårdsvagn volvo', ['v60', 'v60cross', 'v90']],
    ['stadsjeep', ['etron', 'id4', 'xc60']],
  ])('%s', (keyphrase, ids) => expect(find(keyphrase)).toEqual(ids));

  test.each([
    ['vehicles-nordvik-no', { car_body: 'Stasjonsvogn' }, 'stv'],
    ['vehicles-nordvik-no', { car_fuel: 'Ladbar hybrid' }, 'plug-in hybrid'],
    ['vehicles-nordvik-uk', { car_body: 'Estate' }, 'wagon'],
    ['vehicles-carstore-fi', { car_body: 'Farmari' }, 'kombi'],
    ['vehicles-carstore-fi', { car_fuel: 'Sähkö' }, 'elbil'],
    ['vehicles-carstore-sk', { car_body: 'Dodávka' }, 'van'],
  ])('%s: %o', (index, car, keyphrase) => {
    expect(idsOf(index, { car, other: { car_brand: 'Lada' } }, keyphrase)).toEqual(['car']);
  });
});

describe('the rank of hits', () => {
  const priced: Record<string, SearchDocument> = {
    mention: { car_brand: 'Volvo', car_model: 'XC40', car_version: 'V60 wheels', car_price: 1 },
    longer: { car_brand: 'Volvo', car_model: 'V60 Cross Country', car_price: 2 },
    dear: { car_brand: 'Volvo', car_model: 'V60', car_price: 9 },
    cheap: { car_brand: 'Volvo', car_model: 'V 60', car_price: 8 },
  };

  test.each([
    ['v60', ['cheap', 'dear', 'longer', 'mention']],
    ['volvo v 60', ['cheap', 'dear', 'longer', 'mention']],
    ['volvo', ['mention', 'longer', 'cheap', 'dear']],
  ])('%s: exact models, models with that prefix, the rest; each sorted', (keyphrase, ids) => {
    expect(idsOf('vehicles-nordvik-se', priced, keyphrase, 'car_price_asc')).toEqual(ids);
  });
});

describe('words are dropped if nothing has all of them', () => {
  const stock: Record<string, SearchDocument> = {
    red: { car_brand: 'Volvo', car_model: 'V60', car_color: 'Röd', car_equipment: ['Dragkrok'] },
    blue: {
      car_brand: 'Volvo',
      car_model: 'V60',
      car_color: 'Blå',
      car_equipment: ['Panoramatak'],
    },
  };

  function search(keyphrase: string, drop_words = true, color?: string, model?: string) {
    const chosen = model ? [{ name: 'car_model', values: [model] }] : [];
    const facets = model ? [{ name: 'car_model', filters: chosen }] : [];
    const request = {
      index: 'vehicles-nordvik-se',
      fields: ['car_id'],
      limit: 9,
      offset: 0,
      facets,
      keyphrase,
      drop_words,
      filters: color ? [{ name: 'car_color', values: [color] }] : [],
    };
    const read = readQuestion(schemaOf, request);
    if (!read.ok) throw new Error(read.failure.kind);
    const documents = Object.entries(stock).map(([id, car]) => ({ ...car, car_id: id }));
    const index = buildTestIndex(requireSchema(schemaOf, request.index), documents);
    const { hits, droppedWords } = answer(index, read.value);
    return [hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id), droppedWords];
  }

  test.each([
    ['röd v60 xyz', undefined, [['red'], ['xyz']]],
    ['röd v60 panoramatak', undefined, [['red'], ['panoramatak']]],
    ['v60 dragkrok', 'Blå', [['blue'], ['dragkrok']]],
    ['röd v60', 'Blå', [['blue'], ['röd']]],
    ['v60 dragkrok', undefined, [['red'], undefined]],
    ['xyz', undefined, [[], undefined]],
  ])('%s among %s cars', (keyphrase, color, found) => {
    expect(search(keyphrase, true, color)).toEqual(found);
  });

  test('all of them, if a choice narrows the search', () => {
    expect(search('xyz', true, 'Blå', 'V60')).toEqual([['blue'], ['xyz']]);
  });

  test('only if the request allows it', () => {
    expect(search('röd v60 xyz', false)).toEqual([[], undefined]);
  });
});

test('a fuel or gearbox doesn’t match equipment that is named alike', () => {
  const seat = {
    car_fuel: 'Petrol',
    car_equipment: ['Electric driver’s seat', 'Automatic tailgate'],
  };
  const stock = { seat, leaf: { car_fuel: 'Electric', car_gearbox: 'Automatic' } };
  expect(idsOf('vehicles-nordvik-uk', stock, 'electric')).toEqual(['leaf']);
  expect(idsOf('vehicles-nordvik-uk', stock, 'ev automatic')).toEqual(['leaf']);
  expect(idsOf('vehicles-nordvik-uk', stock, 'electric seats')).toEqual(['seat']);
});

describe('a word is read as a whole, and not by a part of it', () => {
  test.each<[string, Record<string, SearchDocument>, string, readonly string[]]>([
    // A convertible; the index has none.
    [
      'vehicles-carstore-fi',
      {
        automatic: {
          car_gearbox: 'Automaatti',
          car_equipment: ['Apple CarPlay ja Android Auto'],
          car_body: 'Avolava',
        },
      },
      'avoauto',
      [],
    ],
    [
      'vehicles-carstore-fi',
      { avo: { car_body: 'Avoauto' }, pickup: { car_body: 'Avolava' } },
      'avo',
      ['avo'],
    ],
    // Not the make Benz with a model that begins with `in`.
    [
      'vehicles-carstore-sk',
      {
        petrol: { car_fuel: 'Benzín', car_brand: 'Opel', car_model: 'Insignia' },
        merc: { car_brand: 'Mercedes-Benz' },
      },
      'benzín',
      ['petrol'],
    ],
  ])('%s: %o: %s', (index, cars, keyphrase, ids) => {
    expect(idsOf(index, cars, keyphrase)).toEqual(ids);
  });

  test('a meaning that no car of the index has is dropped by name', () => {
    const read = readQuestion(schemaOf, {
      index: 'vehicles-nordvik-se',
      fields: ['car_id'],
      facets: [],
      filters: [],
      limit: 9,
      offset: 0,
      keyphrase: 'billig cab automat, inte diesel',
      drop_words: true,
    });
    if (!read.ok) throw new Error(read.failure.kind);
    const car = { car_id: 'car', car_gearbox: 'Automat', car_version: 'Caddy', car_fuel: 'Diesel' };
    const index = buildTestIndex(requireSchema(schemaOf, 'vehicles-nordvik-se'), [car]);
    const { total, droppedWords } = answer(index, read.value);
    expect([total, droppedWords]).toEqual([1, ['cab', 'billig', 'inte diesel']]);
  });
});

test('values of a field are alternatives', () => {
  const stock = {
    audi: { car_brand: 'Audi', car_fuel: 'El' },
    kia: { car_brand: 'Kia', car_fuel: 'Diesel' },
    volvo: { car_brand: 'Volvo', car_fuel: 'El' },
  };
  expect(idsOf('vehicles-nordvik-se', stock, 'audi eller kia')).toEqual(['audi', 'kia']);
  expect(idsOf('vehicles-nordvik-se', stock, 'audi eller kia elbil')).toEqual(['audi']);
});

describe('sizes and uses are bodies, unless a body is named', () => {
  const stock = {
    golf: { car_body: 'Halvkombi' },
    v60: { car_body: 'Kombi' },
    xc60: { car_body: 'SUV' },
    buzz: { car_body: 'Familjebuss' },
    van: { car_body: 'Skåpbil' },
  };
  test.each([
    ['liten bil', ['golf'], undefined],
    ['första bilen', ['golf'], undefined],
    ['familjebil', ['buzz', 'v60', 'xc60'], undefined],
    ['stor kombi', ['v60'], undefined],
    ['liten suv', ['xc60'], ['liten']],
    ['rymlig skåpbil', ['van'], ['rymlig']],
  ])('%s', (keyphrase, ids, dropped) => {
    const documents = Object.entries(stock).map(([id, car]) => ({ ...car, car_id: id }));
    const request = { fields: ['car_id'], facets: [], filters: [], limit: 9, offset: 0 };
    const name = 'vehicles-nordvik-se';
    const read = readQuestion(schemaOf, { ...request, index: name, keyphrase, drop_words: true });
    if (!read.ok) throw new Error(read.failure.kind);
    const found = answer(buildTestIndex(requireSchema(schemaOf, name), documents), read.value);
    const foundIds = found.hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
    expect([foundIds.sort(), found.droppedWords]).toEqual([ids, dropped]);
  });
});

describe('a word that isn’t in the index is read as another', () => {
  const stock = {
    x1: { car_brand: 'BMW', car_model: 'X1', car_body: 'SUV' },
    v60: { car_brand: 'Volvo', car_model: 'V60', car_body: 'Kombi', car_version: 'Inscription' },
  };
  const search = (keyphrase: string) => {
    const index = 'vehicles-nordvik-se';
    const request = { fields: ['car_id'], facets: [], filters: [], limit: 9, offset: 0 };
    const read = readQuestion(schemaOf, { ...request, index, keyphrase, drop_words: true });
    if (!read.ok) throw new Error(read.failure.kind);
    const documents = Object.entries(stock).map(([id, car]) => ({ ...car, car_id: id }));
    const found = answer(buildTestIndex(requireSchema(schemaOf, index), documents), read.value);
    const ids = found.hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
    return { ...found, ids };
  };

  test.each([
    ['bmv', ['x1'], [{ typed: 'bmv', read: 'BMW' }]],
    ['BMV suv', ['x1'], [{ typed: 'BMV', read: 'BMW' }]],
    [
      'vovlo kmobi',
      ['v60'],
      [
        { typed: 'vovlo', read: 'Volvo' },
        { typed: 'kmobi', read: 'kombi' },
      ],
    ],
    ['inscripton', ['v60'], [{ typed: 'inscripton', read: 'inscription' }]],
    ['bmw', ['x1'], undefined],
    // As typed.
    ['"bmv"', [], undefined],
    ['”bmv” suv', ['x1'], undefined],
  ])('%s', (keyphrase, ids, repairedWords) => {
    expect(search(keyphrase)).toMatchObject({ ids });
    expect(search(keyphrase).repairedWords).toEqual(repairedWords);
  });

  test('what may be meant is told if the word is unknown, or there are few hits', () => {
    expect(search('wolvo kombi').similarWords).toEqual([{ typed: 'wolvo', read: 'Volvo' }]);
    expect(search('wolvo kombi').droppedWords).toEqual(['wolvo']);
    expect(search('"bmv"').similarWords).toEqual([{ typed: 'bmv', read: 'BMW' }]);
    expect(search('kombi').similarWords).toBeUndefined();
  });
});
