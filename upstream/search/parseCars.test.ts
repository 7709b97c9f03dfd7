import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type CompanyCarValues, technicalFactNames } from '#domain/cars/car.ts';
import { v60Facts } from '#domain/cars/testing/v60Facts.ts';
import type { OwnTerms } from '#domain/finance/ownTerms.ts';
import { cardFields, recordFields } from './carFields.ts';
import { type CarMarket, parseCarRecords, parseCars } from './parseCars.ts';
import { wireVehicle } from './vehicleWire.ts';

const named = { car_id: 'MLB210', slug: 'volvo-v60', car_brand: 'Volvo', car_model: 'V60' };
const blur = 'data:image/webp;base64,UklGRg==';

const wire = {
  ...named,
  car_model_text: 'V60 B4 Diesel Momentum',
  car_version: 'B4 Diesel Momentum',
  car_body: 'Kombi',
  car_year: 2022,
  car_fuel: 'Diesel',
  car_gearbox: 'Automat',
  car_color: 'Grå',
  car_condition: 'Begagnad',
  car_is_used: true,
  car_drive: 'Framhjulsdrift',
  car_mileage: 4500,
  car_mileage_text: '4 500 mil',
  car_odometer: 45_000,
  car_odometer_unit: 'km',
  car_acceleration_text: '8,1 s',
  wltp_electric_range_text: '65 km',
  car_regno: 'MLB210',
  car_chassino: 'YV1ZW72V0N1000210',
  car_vehicle_type_code: 'PC',
  car_is_sample: false,
  car_price: 269_900,
  car_retail_price: 289_900,
  car_price_title: 'Pris',
  car_price_text: '269 900 kr',
  car_price_currency: 'SEK',
  car_campaign_price: 269_900,
  car_has_campaign_price: true,
  car_has_campaign_loan: true,
  car_has_privateleasing: true,
  car_has_companyleasing: true,
  car_campaigns: ['Vårkampanj'],
  car_primary_image: { thumbnail_url: '/-/media/cars/v60.webp', blur_data_url: blur },
  car_images: [
    { original: '/-/media/cars/v60-front.webp', blur_data_url: blur },
    { original: 'https://images.example/v60-back.webp' },
  ],
  car_equipment: ['Backkamera', 'Dragkrok'],
  car_description: 'Servad hos oss.',
  car_site_id: '101',
  car_site_name: 'Nordvik Kungens kurva',
  car_site_city: 'Stockholm',
  car_site_region: 'Stockholm',
  car_loan_monthly_cost: 3290,
  car_privateleasing_monthly_cost: 4290,
  car_companyleasing_monthly_cost: 3990,
  car_publishdate: '2026-03-04T08:00:00Z',
  car_power: 197,
  car_power_text: '197 hk',
  car_seats: 5,
  car_ncapstars: 5,
  car_firstregistration: '2022-03-14',
  car_sellers: [
    { name: 'Anna Lind', email: 'anna.lind@nordvik.example', phone: '08-465 004 11' },
    { name: 'Kim Berg', phone: '08-465 004 12' },
    { name: 'Out of reach' },
  ],
  car_companyerpid: '10',
  car_departmenterpid: '1012',
};

const summary = {
  id: 'MLB210',
  slug: 'volvo-v60',
  brand: 'Volvo',
  model: 'V60',
  modelText: 'V60 B4 Diesel Momentum',
  version: 'B4 Diesel Momentum',
  ...v60Facts,
  isCommercial: false,
  price: { amount: 269_900, former: 289_900, currency: 'SEK', text: undefined, title: 'Pris' },
  monthlyCosts: { loan: 3290, privateLeasing: 4290, companyLeasing: 3990 },
  campaigns: ['Vårkampanj'],
  hasCampaign: { price: true, loan: true, privateLeasing: false, companyLeasing: false },
  image: { src: '/-/media/cars/v60.webp', blur },
  facility: { id: '101', name: 'Nordvik Kungens kurva', city: 'Stockholm', region: 'Stockholm' },
  publishedAt: '2026-03-04T08:00:00.000Z',
};

const SEK = { country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' } as const;
const NOK = { country: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo' } as const;
const financeQuote = { organisation: 'x', reserve: 'a', partExchange: 'b' };

/** The car parsed from a hit with these fields. */
function read(fields: object) {
  const [car] = parseCars([{ ...named, ...fields }], NOK).cars;
  if (!car) throw new Error('no car');
  return car;
}

test('a car is converted to a domain value', () => {
  expect(wireVehicle.safeParse(wire).success).toBe(true);
  expect(parseCars([wire], NOK).cars).toEqual([summary]);
});

test.each([
  ['2026-03-04', true],
  ['2026-03-04T08:00:00Z', true],
  ['2026-03-04T09:00:00+01:00', true],
  ['2026-03-04T08:00:00', true],
  ['2026-03-04 08:00', false],
  ['4 March 2026', false],
])('a car may be published at %s: %s', (car_publishdate, isRead) => {
  expect(wireVehicle.safeParse({ ...wire, car_publishdate }).success).toBe(isRead);
});

test.each([
  ['a van', { car_vehicle_type_code: 'LCV' }, { amount: 250, former: 300 }],
  ['a car with deductible VAT', { car_vat_eligible: true }, { amount: 160, former: 192 }],
  [
    'a van that says so as well',
    { car_vehicle_type_code: 'LCV', car_vat_eligible: 'true' },
    { amount: 250 },
  ],
  ['a car without deductible VAT', { car_vat_eligible: false }, undefined],
  ['a car that says something else', { car_vat_eligible: 'perhaps' }, undefined],
  ['any other car', {}, undefined],
  [
    'a van with an unclear price',
    { car_vehicle_type_code: 'LCV', car_is_sample: 'perhaps' },
    undefined,
  ],
])('the other price of %s', (_what, fields, other) => {
  const price = { car_price: 200, car_retail_price: 240, car_campaign_price: 200 };
  const car = read({ ...price, ...fields });
  if (other) expect(car.price.other).toMatchObject(other);
  else expect(car.price.other).toBeUndefined();
});

test('a car may have only the required fields', () => {
  const { id, slug, brand, model } = summary;
  expect(read({})).toEqual({
    id,
    slug,
    brand,
    model,
    modelText: 'V60',
    isUsed: true,
    isSample: false,
    isCommercial: false,
    price: { currency: 'NOK' },
    monthlyCosts: {},
    campaigns: [],
    hasCampaign: { price: false, loan: false, privateLeasing: false, companyLeasing: false },
    facility: {},
  });
});

test.each([
  ['no id', { car_id: undefined }],
  ['an id with path segments', { car_id: '../admin' }],
  ['an empty slug', { slug: ' ' }],
  ['no brand', { car_brand: null }],
  ['no model', { car_model: [] }],
])('a hit with %s is dropped alone', (_what, fields) => {
  expect(parseCars([{ ...wire, ...fields }, wire], SEK).cars).toEqual([summary]);
});

test('hits that are no cars are reported with the first reason of each', () => {
  const { car_brand: _, ...nameless } = wire;
  const hits = [wire, nameless, 'V60'];
  expect(parseCars(hits, SEK).problems).toEqual([
    expect.stringMatching(/^car_brand: Invalid input/),
    expect.stringMatching(/^Invalid input: expected object/),
  ]);
  expect(parseCarRecords(hits, SEK).problems).toHaveLength(2);
});

test.each([[null], [undefined], ['V60'], [7], [[]], [{}]])('%j is no car', (hit) => {
  expect(parseCars([hit], SEK).cars).toEqual([]);
  expect(parseCarRecords([hit], SEK).cars).toEqual([]);
});

describe('numbers', () => {
  test.each([
    ['289900', 289_900],
    ['289 900', undefined],
    ['289\u00a0900', undefined],
    ['289.900', undefined],
    ['289,900', undefined],
    ['289900.00', 289_900],
    [289_899.6, 289_900],
    ['289 900 kr', undefined],
    ['', undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [1e30, undefined],
    [null, undefined],
    [true, undefined],
    [0, undefined],
  ])('the price %j is read as %j', (price, amount) => {
    expect(read({ car_price: price }).price.amount).toBe(amount);
  });

  test('in an unknown form are left out and named', () => {
    const fields = {
      car_price: '289 900',
      car_mileage: '4.500',
      car_year: '2022',
      car_odometer: '',
    };
    const { cars, problems, fieldProblems } = parseCars([{ ...named, ...fields }], SEK);
    expect(cars).toMatchObject([{ price: { amount: undefined }, mileage: undefined, year: 2022 }]);
    expect(problems).toEqual([]);
    expect(fieldProblems).toEqual([
      'car_mileage: not a number but a text like "9.999"',
      'car_price: not a number but a text like "999 999"',
    ]);
  });

  test.each([
    ['whether it is a from price', { car_is_sample: 'perhaps' }],
    ['whether it includes VAT', { car_vehicle_type_code: ['LCV'] }],
  ])('of a price are left out if it is unknown %s', (_what, label) => {
    const price = { car_price: 289_900, car_price_text: '289 900 kr', car_loan_monthly_cost: 3290 };
    const { cars, fieldProblems } = parseCars([{ ...named, ...price, ...label }], SEK);
    expect(cars).toMatchObject([{ price: { currency: 'SEK' }, monthlyCosts: {} }]);
    expect(cars[0]?.price).toEqual({ currency: 'SEK' });
    expect(fieldProblems).toEqual([expect.stringMatching(Object.keys(label)[0] ?? '')]);
  });

  test('a reduction of 0 is kept, and means that the price isn’t reduced', () => {
    const { cars } = parseCars([{ ...wire, car_price_reduction: 0 }], SEK);
    expect(cars[0]?.price.reduction).toBe(0);
  });

  test('0 is a mileage', () => {
    expect(read({ car_mileage: '0' }).mileage).toBe(0);
  });

  test('models may be numbers, and ids', () => {
    expect(read({ car_id: 4711, car_model: 500 })).toMatchObject({ id: '4711', model: '500' });
  });
});

test.each([
  [true, true],
  ['true', true],
  ['True', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  ['LCV', undefined],
  [null, undefined],
])('the flag %j is read as %j', (flag, value) => {
  expect(read({ car_is_sample: flag }).isSample).toBe(value ?? false);
  // A car is used unless its hit says otherwise.
  expect(read({ car_is_used: flag }).isUsed).toBe(value ?? true);
});

test('a sample car is new by default', () => {
  expect(read({ car_is_sample: true }).isUsed).toBe(false);
});

test.each(['LCV', 'lcv'])('%s is a light commercial vehicle', (code) => {
  expect(read({ car_vehicle_type_code: code }).isCommercial).toBe(true);
});

test('a motorcycle is recognised', () => {
  expect(read({ car_vehicle_type_code: 'MC' })).toMatchObject({
    isMotorcycle: true,
    isCommercial: false,
  });
  expect(read({ car_vehicle_type_code: 'PC' }).isMotorcycle).toBeUndefined();
});

describe('a price', () => {
  test('is a text only if there is no number', () => {
    const text = 'Pris på förfrågan';
    expect(read({ car_price_text: text }).price.text).toBe(text);
    expect(read({ car_price: 1000, car_price_text: text }).price.text).toBeUndefined();
  });

  test.each([
    ['that is marked', { car_has_campaign_price: true }, { amount: 900, former: 1000 }],
    ['without a mark', {}, { amount: 900, former: 1000 }],
    ['that has ended', { car_has_campaign_price: false }, { amount: 900 }],
    ['without a former price', { car_retail_price: undefined }, { amount: 900 }],
    ['without a price', { car_price: undefined }, { amount: 900, former: 1000 }],
    ['with the former price as price', { car_price: 1000 }, { amount: 900, former: 1000 }],
    ['that costs more', { car_price: 800 }, { amount: 800 }],
  ])(
    'of a campaign %s',
    (_what, change, { amount, former }: { amount: number; former?: number }) => {
      const campaign = { car_price: 900, car_campaign_price: 900, car_retail_price: 1000 };
      const car = read({ ...campaign, ...change });
      expect(car.price).toMatchObject({ amount, former });
    },
  );

  test('of a campaign is marked unless the campaign has ended', () => {
    const marks = [true, undefined, false].map(
      (car_has_campaign_price) =>
        read({ car_campaign_price: 900, car_has_campaign_price }).hasCampaign.price,
    );
    expect(marks).toEqual([true, true, false]);
  });

  test.each([
    ['eur', 'EUR'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['kr', 'NOK'],
    ['', 'NOK'],
    [null, 'NOK'],
  ])('in %j is in %s', (code, currency) => {
    const { price } = read({ car_price: 1000, car_price_currency: code });
    expect(price).toMatchObject({ amount: 1000, currency });
  });

  test.each([
    { car_price_currency: 'kronor' },
    { car_price_currency: {} },
    { car_campaign_price: '8 999:-' },
    { car_campaign_price: -1 },
    { car_has_campaign_price: 'maybe' },
    { car_is_sample: 'no idea' },
    { car_vehicle_type_code: [] },
  ])('is left out if it is unknown what it means: %j', (change) => {
    const car = read({ car_price: 1000, car_loan_monthly_cost: 99, ...change });
    expect([car.price, car.monthlyCosts]).toEqual([{ currency: 'NOK' }, {}]);
    const [name = ''] = Object.keys(change);
    expect(parseCars([{ ...wire, ...change }], NOK).fieldProblems).toEqual([
      expect.stringMatching(`^${name}: `),
    ]);
  });

  test('per month is left out if it is unknown whether there is leasing', () => {
    const unknown = { car_has_privateleasing: 'maybe', car_has_companyleasing: {} };
    expect(read({ ...wire, ...unknown }).monthlyCosts).toEqual({
      loan: wire.car_loan_monthly_cost,
    });
  });

  test('per month of a loan is dropped where a lender quotes, the leasing stays', () => {
    const GBP = {
      country: 'GB',
      currency: 'GBP',
      timeZone: 'Europe/London',
      financeQuote,
    } as const;
    const [card] = parseCars([wire], GBP).cars;
    const [record] = parseCarRecords([wire], GBP).cars;
    const leasing = { privateLeasing: 4290, companyLeasing: 3990 };
    expect(card?.monthlyCosts).toEqual(leasing);
    expect(record?.monthlyCosts).toEqual(leasing);
  });

  test('per month is dropped if there is no leasing', () => {
    const { car_privateleasing_monthly_cost, car_companyleasing_monthly_cost } = wire;
    const costs = { car_privateleasing_monthly_cost, car_companyleasing_monthly_cost };
    const none = { car_has_privateleasing: false, car_has_companyleasing: 'false' };
    expect(read({ ...costs, ...none }).monthlyCosts).toEqual({});
  });
});

test.each([
  [45_000, 'km', { value: 45_000, unit: 'km' }],
  [4500, 'Mil', { value: 45_000, unit: 'km' }],
  ['28000', 'miles', { value: 28_000, unit: 'mi' }],
  [4500, 'h', undefined],
  [4500, undefined, undefined],
  [undefined, 'km', undefined],
])('an odometer of %j %j', (car_odometer, car_odometer_unit, odometer) => {
  expect(read({ car_odometer, car_odometer_unit }).odometer).toEqual(odometer);
});

test('texts are trimmed, and empty and repeated list entries are dropped', () => {
  const car = read({ car_fuel: ' El ', car_color: ' ', car_campaigns: [' A', '', null, 'A', 'B'] });
  expect(car).toMatchObject({ fuel: 'El', campaigns: ['A', 'B'] });
  expect(car.color).toBeUndefined();
  expect(read({ car_campaigns: 'A' }).campaigns).toEqual(['A']);
  expect(read({ car_campaigns: { A: true } }).campaigns).toEqual([]);
});

describe('pictures', () => {
  test.each([
    ['script', { thumbnail_url: 'javascript:alert(1)' }],
    ['mail', { thumbnail_url: 'mailto:a@b.example' }],
    ['nothing', { thumbnail_url: '' }],
    ['no address', {}],
    ['no object', '/v60.webp'],
    ['null', null],
  ])('that are %s are dropped', (_what, image) => {
    expect(read({ car_primary_image: image }).image).toBeUndefined();
  });

  test.each([
    'https://tracker.example/pixel.gif',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml,<svg/>',
    'data:image/webp;base64,AA"),url("https://tracker.example',
  ])('are never blurred by %s', (blur_data_url) => {
    const image = { thumbnail_url: '/v60.webp', blur_data_url };
    expect(read({ car_primary_image: image }).image).toEqual({ src: '/v60.webp' });
  });
});

describe('a record', () => {
  const record = (fields: object) => parseCarRecords([{ ...named, ...fields }], SEK).cars[0];

  test('has all fields', () => {
    expect(parseCarRecords([wire], SEK).cars).toEqual([
      {
        ...summary,
        images: [
          { src: '/-/media/cars/v60-front.webp', blur },
          { src: 'https://images.example/v60-back.webp' },
        ],
        equipment: ['Backkamera', 'Dragkrok'],
        description: 'Servad hos oss.',
        technicalData: [
          { name: 'power', text: '197\u00a0hk' },
          { name: 'drive', text: 'Framhjulsdrift' },
          { name: 'gearbox', text: 'Automat' },
          { name: 'acceleration', text: '8,1\u00a0s' },
          { name: 'electricRange', text: '65\u00a0km' },
          { name: 'seats', text: '5' },
          { name: 'safetyStars', text: '5' },
          { name: 'firstRegistration', text: '2022-03-14' },
          { name: 'chassisNumber', text: 'YV1ZW72V0N1000210' },
        ],
        leasing: [],
        sellers: [
          { name: 'Anna Lind', email: 'anna.lind@nordvik.example', phone: '08-465 004 11' },
          { name: 'Kim Berg', phone: '08-465 004 12' },
        ],
        companyErpId: '10',
        departmentErpId: '1012',
      },
    ]);
  });

  test('costs a month what the terms of its loan say, not the index', () => {
    const terms = {
      price: 289_900,
      interest_rate: 5.95,
      invoice_fee: 45,
      contract_durations: [],
      default_contract_duration: {
        months: 36,
        residual_percentage: 45,
        cash_amount_min_percentage: 20,
        cash_amount_max_percentage: 50,
      },
    };
    const costOf = (fields: object, market: CarMarket = SEK) => {
      const [car] = parseCarRecords([{ ...wire, ...fields }], market).cars;
      return car?.monthlyCosts.loan;
    };
    expect(costOf({ car_loan_option: terms, car_loan_monthly_cost: 9 })).toBe(3776);
    expect(costOf({ car_loan_option: terms, car_loan_monthly_cost: undefined })).toBe(3776);
    expect(costOf({})).toBe(3290);
    expect(costOf({ car_loan_option: terms, car_is_sample: 'no idea' })).toBeUndefined();
    expect(costOf({ car_loan_option: terms }, { ...SEK, financeQuote })).toBeUndefined();
  });

  test('a card costs a month what its loan does on the visitor’s own terms', () => {
    const contract = (months: number) => ({
      months,
      cash_amount_min_percentage: 20,
      cash_amount_max_percentage: 80,
    });
    const car_loan_option = {
      price: 100_000,
      interest_rate: 0,
      contract_durations: [contract(12), contract(48)],
      default_contract_duration: contract(48),
    };
    const costOf = (own: OwnTerms, market: CarMarket = SEK, option: unknown = car_loan_option) =>
      parseCars([{ ...wire, car_loan_option: option }], { ...market, own }).cars[0]?.monthlyCosts
        .loan;
    expect(costOf({ months: 24 })).toBe(3333);
    expect(costOf({ months: 24, downPayment: { kind: 'amount', amount: 52_000 } })).toBe(2000);
    // Not the index's, which is on other terms.
    expect(costOf({ months: 60 })).toBeUndefined();
    expect(costOf({ months: 24 }, SEK, null)).toBeUndefined();
    expect(costOf({ months: 24 }, { ...SEK, financeQuote })).toBeUndefined();
  });

  test('is kept if its loan can’t be offered, which is reported', () => {
    const fields = { ...wire, car_loan_option: { price: 1 }, car_leasing_options: 'none' };
    const { cars, problems, financeProblems } = parseCarRecords([fields], SEK);
    expect(cars).toMatchObject([{ id: 'MLB210', loan: undefined, leasing: [] }]);
    expect(problems).toEqual([]);
    expect(financeProblems).toEqual([expect.stringMatching(/^car_loan_option\.interest_rate: /)]);
  });

  test('may have only the required fields', () => {
    const bare = { images: [], equipment: [], description: '', technicalData: [] };
    expect(record({ car_images: 'none', car_equipment: null })).toMatchObject(bare);
  });

  test.each([
    ['no list', 'Anna'],
    ['none that is a person', [null, 'Anna', 7, []]],
    ['none with an e-mail address or phone number', [{ name: 'Anna', email: ' ', phone: '' }]],
  ])('has no sellers if there is %s', (_what, car_sellers) => {
    expect(record({ car_sellers })?.sellers).toEqual([]);
  });

  test('has a picture if its card has one, and vice versa', () => {
    const { car_primary_image, car_images } = wire;
    const [first] = car_images;
    expect(record({ car_primary_image })?.images).toEqual([summary.image]);
    expect(record({ car_primary_image, car_images: [first] })?.images).toMatchObject([
      { src: first?.original },
    ]);
    expect(record({ car_images: [null, first] })?.image?.src).toBe(first?.original);
  });

  test('has all technical data in display order', () => {
    const words = Object.fromEntries(recordFields.map((field) => [field, field]));
    const dates = { car_firstregistration: '2022-03-14' };
    const facts = record({ ...words, ...named, ...dates })?.technicalData;
    expect(facts?.map(({ name }) => name)).toEqual([...technicalFactNames]);
  });
});

test.each<[object, CompanyCarValues | undefined]>([
  [{}, undefined],
  [{ car_beneficial_value: 4512 }, { benefit: 4512 }],
  [
    { car_beneficial_value: '4512', car_pbbratio: '7.25' },
    { benefit: 4512, baseAmounts: 7.25 },
  ],
  [{ car_beneficial_value: 0, car_pbbratio: 0 }, undefined],
  [{ car_beneficial_value: -5, car_pbbratio: 'sju' }, undefined],
  [{ car_beneficial_value: null, car_pbbratio: [7] }, undefined],
])('the values as a company car of %j are %j', (fields, values) => {
  const [car] = parseCarRecords([{ ...named, ...fields }], SEK).cars;
  expect(car?.companyCar).toEqual(values);
});

test('the requested fields are fields of the feed', () => {
  expect(Object.keys(wireVehicle.shape)).toEqual(expect.arrayContaining([...recordFields]));
  expect(recordFields).toEqual(expect.arrayContaining([...cardFields]));
  expect(cardFields).not.toContain('car_equipment');
});

const anyFields = fc.record(
  Object.fromEntries(recordFields.map((field) => [field, fc.anything()])),
  { requiredKeys: [] },
);

propertyTest.prop([anyFields])('parsing never fails, whatever an index sends', (fields) => {
  const cars = parseCarRecords([{ ...fields, ...named }, wire], SEK).cars;
  expect(cars).toHaveLength(2);
  expect(JSON.stringify(cars)).not.toMatch(/"(car|wltp|blur)_/);
  for (const { price } of cars) expect(price.currency).toMatch(/^[A-Z]{3}$/);
});
