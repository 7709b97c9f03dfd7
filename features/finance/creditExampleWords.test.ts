import { expect, test } from 'vitest';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testLoan } from '#domain/finance/testing/testLoan.ts';
import { creditExampleWords } from './creditExampleWords.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['creditCaution', 'Varning! Att låna pengar kostar pengar.'],
    ['loanExample', 'Representativt exempel'],
    ['loanEffectiveRate', 'Effektiv ränta'],
    ['loanInterest', 'Nominell ränta'],
    ['loanStartFee', 'Uppläggningsavgift'],
    ['loanInvoiceFee', 'Aviavgift per månad'],
    ['loanPrice', 'Kontantpris'],
    ['loanDownPayment', 'Kontantinsats'],
    ['loanCredit', 'Kreditbelopp'],
    ['loanPayments', 'Antal betalningar'],
    ['loanInstalment', 'Belopp per betalning'],
    ['loanResidual', 'Restvärde'],
    ['loanTotal', 'Totalt att betala'],
  ]),
);

const car = testRecord({ year: 2021, loan: testLoan() });
const place = { locale: 'sv', country: 'SE' } as const;

/** With ordinary spaces. */
function textOf(of = car, where: Parameters<typeof creditExampleWords>[2] = place) {
  return creditExampleWords(of, dictionary, where)?.example.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('the example names the car, and has all that the law asks for, the effective rate first', () => {
  expect(textOf()).toBe(
    'Representativt exempel: Volvo V60 2021. Effektiv ränta 6,53 % · Nominell ränta 5,95 % · ' +
      'Uppläggningsavgift 495 kr · Aviavgift per månad 45 kr · Kontantpris 289 900 kr · ' +
      'Kontantinsats 57 980 kr · Kreditbelopp 231 920 kr · Antal betalningar 36 · ' +
      'Belopp per betalning 3 776,30 kr · Restvärde 130 455 kr · Totalt att betala 266 896,91 kr.',
  );
});

test.each([
  ['SE', true],
  ['NO', false],
  ['FI', true],
  ['SK', true],
  ['GB', false],
] as const)('the law of %s asks for a warning: %s', (country, hasCaution) => {
  const { caution } = creditExampleWords(car, dictionary, { ...place, country }) ?? {};
  expect(caution !== undefined).toBe(hasCaution);
});

test('a British rate has one decimal', () => {
  const text = textOf(car, { locale: 'en', country: 'GB' });
  expect(text).toContain('Effektiv ränta 6.5%');
});

test('a loan without a residual has no figure for it', () => {
  const duration = { ...testLoan().defaultDuration, residualPercentage: 0 };
  const loan = testLoan({ durations: [duration], defaultDuration: duration });
  expect(textOf(testRecord({ loan }))).not.toContain('Restvärde');
});

test('a car without a loan is no example, nor one whose price is paid at once', () => {
  expect(textOf(testRecord({}))).toBeUndefined();
  const all = { ...testLoan().defaultDuration, minDownPaymentPercentage: 100 };
  const loan = testLoan({ durations: [all], defaultDuration: all });
  expect(textOf(testRecord({ loan }))).toBeUndefined();
});
