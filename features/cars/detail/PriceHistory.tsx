import { Text } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import { changesOf, type DatedPrice, priceReduction } from '#domain/cars/priceReduction.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import { dateFormatter } from '#domain/formatters.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import * as css from './PriceHistory.css.ts';
import { priceSteps, stepsBox } from './priceSteps.ts';

interface PriceHistoryProps {
  readonly car: Pick<CarRecord, 'price' | 'priceHistory'>;
  readonly dictionary: Pick<Dictionary, 'carPagePriceHistory' | 'carPagePriceLowered'>;
  readonly locale: Locale;
}

/** The prices of a car, the newest first, as a line, and in words by how much the price was reduced. Nothing if it never changed. */
export function PriceHistory({ car, dictionary, locale }: PriceHistoryProps) {
  const { amount: current, currency } = car.price;
  const history = changesOf(car.priceHistory ?? []);
  if (history.length < 2 || history.at(-1)?.amount !== current) return null;
  const reduction = priceReduction(history);
  const money = (amount: number) => formatPrice(locale, amount, currency);
  const date = dateFormatter(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayText = (day: string) => date.format(new Date(day));
  return (
    <details className={css.history}>
      <summary className={css.summary}>{dictionary.carPagePriceHistory}</summary>
      {reduction && (
        <Text style="small">
          {fillText(dictionary.carPagePriceLowered, {
            amount: money(reduction.amount),
            day: dayText(reduction.day),
            prior: money(reduction.prior),
          })}
        </Text>
      )}
      <Steps history={history} />
      <ol className={css.prices}>
        {history.toReversed().map(({ day, amount }) => (
          <li key={day} className={css.price}>
            <time dateTime={day}>{dayText(day)}</time>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The prices over time, beside the list that says the same. */
function Steps({ history }: { readonly history: readonly DatedPrice[] }) {
  const { line, points } = priceSteps(history);
  return (
    <svg
      className={css.steps}
      viewBox={`0 0 ${stepsBox.width} ${stepsBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.line} d={line} />
      <path className={css.points} d={points} />
    </svg>
  );
}
