import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import {
  type WireCfdRequest,
  wireCfdAnswer,
  wireLegal,
  wireProduct,
  wireProducts,
} from '#upstream/codeweaver/wire.ts';
import { createCodeweaverService } from './codeweaverService.ts';
import { type Agreement, type Behaviour, behaviours } from './financePlan.ts';

const vehicles = Object.fromEntries(
  Object.keys(behaviours).map((name) => [name, name as Behaviour]),
);
const contract: Agreement = {
  name: 'Personal Contract Purchase',
  family: 'PCP',
  rate: 0.089,
  terms: [24, 36, 48],
  standardTerm: 48,
  oldestAtEnd: 9,
  highestDeposit: 0.35,
  purchaseFee: 10,
  mileages: [5_000, 10_000, 20_000],
  standardMileage: 10_000,
  hasFinalPayment: true,
};
const hire: Agreement = {
  ...contract,
  name: 'Hire Purchase',
  family: 'HP',
  rate: 0.099,
  terms: [24, 36, 48, 60],
  oldestAtEnd: 14,
  highestDeposit: 0.5,
  mileages: [10_000],
  hasFinalPayment: false,
};
const plan = {
  lender: 'A Lender',
  shortTerms: 'Terms apply.',
  notification: 'News.',
  agreements: [contract, hire],
  vehicles,
};
const now = Date.parse('2026-11-22');
const references = Array.from({ length: 1_000 }, (_, at) => `Q${at}`);
const delay = vi.fn(async () => undefined);

const service = createCodeweaverService({
  plan,
  apiKey: 'key',
  now: () => now,
  newReference: () => references.pop() ?? 'Q',
  delay,
});

function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://services.test/codeweaver/${path}`, {
    headers: { 'x-api-key': 'key', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return service.handle(request);
}

function vehicle(id = 'car', price = 17_995, day = '2022-01-17') {
  return {
    Type: 'Car' as const,
    SourceVehicleId: id,
    Status: 'PreOwned' as const,
    OnTheRoadPrice: price,
    Registration: {
      RegistrationNumber: 'NQ71 FKE',
      CountryCode: 'GB' as const,
      DateRegisteredWithDvla: day,
    },
  };
}

const Organisation = { Identifier: 'nordvik-uk' };

function defaultRequest(...of: Parameters<typeof vehicle>) {
  return { PhysicalVehicle: vehicle(...of), Organisation };
}

type QuoteParameters = WireCfdRequest['VehicleRequests'][number]['Parameters'];

const usual: QuoteParameters = {
  Term: 48,
  CashDeposit: 1_800,
  AnnualMileage: 10_000,
  FinanceProductFamilyKeys: ['HP'],
  CalculationType: 'ToRegularPayment',
  Organisation,
};

function cfdRequest(more: Partial<QuoteParameters> = {}, ...of: Parameters<typeof vehicle>) {
  const PhysicalVehicle = vehicle(...of);
  return { VehicleRequests: [{ Id: 'A', Parameters: { ...usual, ...more }, PhysicalVehicle }] };
}

async function productsOf(...of: Parameters<typeof vehicle>) {
  const answer = await ask('default', defaultRequest(...of));
  expect(answer.status).toBe(200);
  const { Products } = wireProducts.parse(await answer.json());
  return Products.map((product) => wireProduct.parse(product));
}

async function quoted(...of: Parameters<typeof cfdRequest>) {
  const answer = await ask('cfd', cfdRequest(...of));
  expect(answer.status).toBe(200);
  const [found] = wireCfdAnswer.parse(await answer.json()).Vehicles;
  if (!found) throw new Error('There is no vehicle in the answer.');
  return found;
}

async function quoteOf(...of: Parameters<typeof cfdRequest>) {
  const { HasError, FinanceQuotations } = await quoted(...of);
  const [quotation] = FinanceQuotations ?? [];
  if (HasError || !quotation) throw new Error('There is no quote.');
  return quotation;
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

describe('a quote', () => {
  test('has figures that add up', async () => {
    const { Finance, Blocks } = await quoteOf();
    const { Quote } = Finance;
    expect(Quote).toMatchObject({ Term: 48, TotalDeposit: 1_800, AnnualMileage: 10_000 });
    const details = Object.fromEntries(
      (Blocks?.[0]?.Details ?? []).map(({ Key, DisplayValue }) => [Key, DisplayValue]),
    );
    expect(details).toMatchObject({
      CashPrice: '£17,995.00',
      AmountOfCredit: '£16,195.00',
      Term: '48 months',
      Rate: '9.90%',
      Apr: '9.9%',
    });
    const number = (key: string) => Number(details[key]?.replaceAll(/[£,]/g, ''));
    expect(number('RegularPayments')).toBe(Quote.TotalRegularPayment);
    const total = 1_800 + 48 * Quote.TotalRegularPayment + 10;
    expect(number('TotalPayable')).toBeCloseTo(total, 2);
    expect(number('InterestCharges')).toBeCloseTo(total - 17_995 - 10, 2);
  });

  test('of a contract has an optional final payment and a lower payment', async () => {
    const contract = await quoteOf({ FinanceProductFamilyKeys: ['PCP'] });
    const hire = await quoteOf();
    const keys = contract.Blocks?.[0]?.Details.map(({ Key }) => Key);
    expect(keys).toEqual(expect.arrayContaining(['FinalPayment', 'AnnualMileage']));
    expect(contract.Finance.Quote.TotalRegularPayment).toBeLessThan(
      hire.Finance.Quote.TotalRegularPayment,
    );
  });

  test('costs more a month for more miles', async () => {
    const payment = async (AnnualMileage: number) =>
      (await quoteOf({ FinanceProductFamilyKeys: ['PCP'], AnnualMileage })).Finance.Quote
        .TotalRegularPayment;
    expect(await payment(20_000)).toBeGreaterThan(await payment(5_000));
  });

  test('for a payment has the deposit that leads to it', async () => {
    const to = { CalculationType: 'ToCashDeposit', RegularPayment: 300 } as const;
    const { Quote } = (await quoteOf(to)).Finance;
    expect(Quote).toMatchObject({ TotalRegularPayment: 300, Notifications: [] });
    const back = await quoteOf({ CashDeposit: Quote.TotalDeposit });
    expect(back.Finance.Quote.TotalRegularPayment).toBeCloseTo(300, 1);
  });

  test.each([
    ['too low', 100, 'lowered'],
    ['too high', 5_000, 'raised'],
  ])('for a payment that is %s has another deposit and says so', async (_what, payment, moved) => {
    const to = { CalculationType: 'ToCashDeposit', RegularPayment: payment } as const;
    const { Quote } = (await quoteOf(to)).Finance;
    expect(Quote.TotalRegularPayment).not.toBe(payment);
    expect(Quote.Notifications?.[0]?.Message).toContain(`The deposit was ${moved} to £`);
  });

  test('leads to its legal text and its pages', async () => {
    const { QuoteReference: reference, QuoteActions } = (await quoteOf()).Finance.Quote;
    const legal = await ask(`legal?quoteRef=${reference}`);
    expect(wireLegal.parse(await legal.json()).TermsAndConditions).toContain('Hire Purchase');
    expect(QuoteActions?.Apply).toBe(`http://services.test/codeweaver/apply?quoteRef=${reference}`);
    for (const purpose of ['apply', 'reserve', 'part-exchange']) {
      const page = await ask(`${purpose}?quoteRef=${reference}`, undefined, { 'x-api-key': '' });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`<strong>${reference}</strong>`);
    }
    expect((await ask('apply?quoteRef=<b>')).status).toBe(404);
  });

  test.each<[string, Partial<QuoteParameters>, string]>([
    ['an unknown family', { FinanceProductFamilyKeys: ['LEASE'] }, 'not available'],
    ['a term that the age rules out', { Term: 120 }, 'not available over 120 months'],
    ['a mileage nobody offers', { AnnualMileage: 90_000 }, '90,000 miles'],
  ])('for %s has an error with a message', async (_what, parameters, message) => {
    const { HasError, Error: error } = await quoted(parameters);
    expect(HasError).toBe(true);
    expect(error?.UserMessage).toContain(message);
  });

  propertyTest.prop([
    fc.integer({ min: 1, max: 150_000 }),
    fc.integer({ min: 2_000, max: 2_026 }),
    fc.constantFrom('HP', 'PCP'),
    fc.integer({ min: 1, max: 84 }),
    fc.integer({ min: 0, max: 160_000 }),
    fc.constantFrom('ToRegularPayment', 'ToCashDeposit'),
  ])('is always readable', async (price, year, family, Term, amount, CalculationType) => {
    const parameters = {
      Term,
      CashDeposit: amount,
      RegularPayment: amount / 50,
      FinanceProductFamilyKeys: [family],
      CalculationType,
    };
    const answer = await quoted(parameters, 'car', price, `${year}-06-01`);
    const quote = answer.FinanceQuotations?.[0]?.Finance.Quote;
    expect(quote !== undefined).toBe(!answer.HasError);
    if (!quote) return;
    expect(quote.TotalDeposit).toBeLessThan(price);
    expect(quote.TotalRegularPayment).toBeGreaterThan(0);
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
