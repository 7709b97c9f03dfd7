import { describe, expect, test } from 'vitest';
import { wireProduct, wireProducts } from '#upstream/codeweaver/wire.ts';
import { behaviours } from './financePlan.ts';
import {
  ask,
  cfdRequest,
  delay,
  Organisation,
  quoted,
  quoteOf,
  service,
  vehicle,
} from './testing/askedService.ts';

function defaultRequest(...of: Parameters<typeof vehicle>) {
  return { PhysicalVehicle: vehicle(...of), Organisation };
}

async function productsOf(...of: Parameters<typeof vehicle>) {
  const answer = await ask('default', defaultRequest(...of));
  expect(answer.status).toBe(200);
  const { Products } = wireProducts.parse(await answer.json());
  return Products.map((product) => wireProduct.parse(product));
}

describe('products', () => {
  test('are a contract with a mileage, and hire purchase', async () => {
    const products = await productsOf();
    expect(products.map(({ FamilyKey }) => FamilyKey)).toEqual(['PCP', 'HP']);
    expect(products[0]).toMatchObject({
      Term: { Values: [24, 36, 48], Default: 48, Locale: { DisplayValue: '48 months' } },
      Deposit: { Minimum: 0, Default: 1_800, Locale: { DisplayValue: '£1,800.00' } },
      AnnualMileage: { Default: 10_000, Locale: { DisplayValue: '10,000 miles' } },
    });
  });

  test('depend on the age of the vehicle', async () => {
    const families = async (day: string) =>
      (await productsOf('car', 9_995, day)).map(({ FamilyKey }) => FamilyKey);
    expect(await families('2026-01-01')).toEqual(['PCP', 'HP']);
    expect(await families('2018-01-01')).toEqual(['HP']);
    expect(await families('2010-01-01')).toEqual([]);
  });

  test('may have lists and ranges the other way round', async () => {
    const [product] = await productsOf('swappedControls');
    expect(product).toMatchObject({
      Term: { Minimum: 24, Maximum: 48 },
      AnnualMileage: { Minimum: 5_000, Maximum: 20_000 },
      Deposit: { Values: expect.any(Array) },
      Payment: { Values: expect.any(Array) },
    });
  });
});

describe('a demo vehicle', () => {
  test('may have no products', async () => {
    expect(await productsOf('noProducts')).toEqual([]);
  });

  test('may be declined, always or over long terms', async () => {
    expect(await quoted({}, 'declined')).toMatchObject({
      HasError: true,
      Error: { UserMessage: expect.stringContaining('Please ask our team') },
    });
    expect((await quoted({ Term: 48 }, 'shortTermsOnly')).HasError).toBe(true);
    expect((await quoted({ Term: 36 }, 'shortTermsOnly')).HasError).toBe(false);
  });

  test('may have a notification', async () => {
    expect((await quoteOf({}, 'notified')).Finance.Quote.Notifications).toHaveLength(1);
  });

  test('may be slow', async () => {
    await productsOf('slow');
    expect(delay).toHaveBeenLastCalledWith(4_000, expect.any(AbortSignal));
  });

  test('may fail, altogether or for quotes only', async () => {
    expect((await ask('default', defaultRequest('failing'))).status).toBe(500);
    expect((await ask('cfd', cfdRequest({}, 'failing'))).status).toBe(500);
    expect(await productsOf('failingQuotes')).toHaveLength(2);
    expect((await ask('cfd', cfdRequest({}, 'failingQuotes'))).status).toBe(500);
  });

  test('may be answered with garbage', async () => {
    const answer = await ask('default', defaultRequest('garbage'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });
});

describe('a request is refused', () => {
  test.each([
    ['default', defaultRequest()],
    ['cfd', cfdRequest()],
    ['legal?quoteRef=Q1', undefined],
  ])('without the key: %s', async (path, body) => {
    expect((await ask(path, body, { 'x-api-key': 'wrong' })).status).toBe(401);
  });

  test.each([
    ['default', {}],
    ['default', { ...defaultRequest(), Organisation: undefined }],
    ['default', { ...defaultRequest(), PhysicalVehicle: { ...vehicle(), Status: 'New' } }],
    ['cfd', { VehicleRequests: [] }],
    ['cfd', cfdRequest({ FinanceProductFamilyKeys: [] })],
    ['cfd', null],
  ])('if %s has the body %j', async (path, body) => {
    expect((await ask(path, body)).status).toBe(400);
  });

  test('for the legal text of an unknown quote', async () => {
    expect((await ask('legal?quoteRef=nothing')).status).toBe(404);
    expect((await ask('legal')).status).toBe(404);
  });
});

test('the front page explains every vehicle that behaves specially', async () => {
  const [panel] = service.panels ?? [];
  const page = String(await panel?.render());
  for (const [name, explanation] of Object.entries(behaviours)) {
    expect(page).toContain(name);
    expect(page).toContain(explanation);
  }
});
