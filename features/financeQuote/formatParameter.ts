import { fillText } from '#domain/fillText.ts';
import type { FinanceParameter } from '#domain/financeQuote/product.ts';
import type { FinanceQuoteTexts } from './financeQuoteTexts.ts';

// Quotes are British, whatever the language of the page.
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** An amount such as `£1,800.00` or `£262.81`. */
export function formatPounds(amount: number): string {
  return money.format(amount);
}

/** The value of a parameter with its unit. */
export function formatParameter(
  parameter: FinanceParameter,
  value: number,
  texts: Pick<FinanceQuoteTexts, 'months' | 'miles'>,
): string {
  switch (parameter) {
    case 'term':
      return fillText(texts.months, { count: whole.format(value) });
    case 'mileage':
      return fillText(texts.miles, { count: whole.format(value) });
    case 'deposit':
    case 'payment':
      return formatPounds(value);
  }
}
