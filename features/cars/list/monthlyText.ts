import { fillText } from '#domain/fillText.ts';
import type { OwnDownPayment } from '#domain/finance/ownTerms.ts';
import type { FilterChip } from '#domain/search/chips.ts';
import { formatDecimal, formatNumber } from '../format.ts';
import type { CarListWords } from './carListSetup.ts';
import { type RangeUnit, rangeText } from './rangeText.ts';

type MonthlyChip = Extract<FilterChip, { readonly kind: 'monthly' }>;

const noUnit: RangeUnit = { before: '', after: '' };

/** What may be paid by the month, and on which terms: `at most 2 000 kr/mån, 20 % down, 36 months`. */
export function monthlyText({ range, own }: MonthlyChip, words: CarListWords): string {
  const { texts, facetLabels } = words;
  const parts = [
    range && budgetText(range, words),
    own?.downPayment && downPaymentText(own.downPayment, words),
    own?.months && fillText(texts.monthlyPeriod, { months: String(own.months) }),
  ];
  const text = parts.filter(Boolean).join(', ');
  // Terms without a budget, and a budget with a lower end, don't say what they are about.
  return range && range.low <= 0 ? text : `${facetLabels['loan'] ?? ''} ${text}`.trim();
}

function budgetText(
  range: NonNullable<MonthlyChip['range']>,
  { texts, units, locale }: CarListWords,
): string {
  const unit = units['loan'] ?? noUnit;
  if (range.low > 0) return rangeText(range, unit, locale);
  return fillText(texts.monthlyAtMost, { cost: amountText(range.high, unit, locale) });
}

function downPaymentText(paid: OwnDownPayment, { texts, units, locale }: CarListWords): string {
  if (paid.kind === 'share')
    return fillText(texts.monthlyPaidShare, { percentage: formatDecimal(locale, paid.percentage) });
  const amount = amountText(paid.amount, units['downPayment'] ?? noUnit, locale);
  return fillText(texts.monthlyPaidAmount, { amount });
}

function amountText(
  amount: number,
  { before, after }: RangeUnit,
  locale: CarListWords['locale'],
): string {
  return `${before}${formatNumber(locale, amount)} ${after}`.trim();
}
