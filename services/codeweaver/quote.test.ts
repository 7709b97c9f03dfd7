import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { wireLegal } from '#upstream/codeweaver/wire.ts';
import { ask, type QuoteParameters, quoted, quoteOf } from './testing/askedService.ts';

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
