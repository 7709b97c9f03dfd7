import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { PriceLine } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { aroundMark, fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import * as css from './CarPrice.css.ts';

/** The texts of a price. */
export type CarPriceTexts = Pick<
  Dictionary,
  'carPriceFrom' | 'carPriceFormer' | 'carPriceLowered' | 'carPriceWithoutVat'
>;

interface CarPriceProps {
  readonly line: PriceLine;
  readonly texts: CarPriceTexts;
  readonly locale: Locale;
  /**
   * The size: prominent on a card, larger on the car's page, normal text in a table.
   * @default 'card'
   */
  readonly look?: keyof typeof css.looks | undefined;
}

/** The price of a car: the current price, then the former price struck through. */
export function CarPrice({ line, texts, locale, look = 'card' }: CarPriceProps) {
  switch (line.kind) {
    case 'none':
      return null;
    case 'text':
      return <span className={css.words}>{line.text}</span>;
    case 'amount':
    case 'campaign':
      return (
        <>
          <Amount line={line} texts={texts} locale={locale} look={look} />
          {line.kind === 'campaign' && (
            <s className={css.beside}>
              <VisuallyHidden>{`${texts.carPriceFormer} `}</VisuallyHidden>
              <span>{formatPrice(locale, line.ordinary, line.currency)}</span>
            </s>
          )}
          {line.reduction && (
            <span className={css.beside}>
              {fillText(texts.carPriceLowered, {
                amount: formatPrice(locale, line.reduction, line.currency),
              })}
            </span>
          )}
          {line.vat === 'without' && <span className={css.beside}>{texts.carPriceWithoutVat}</span>}
        </>
      );
  }
}

interface AmountProps extends CarPriceProps {
  readonly line: Extract<PriceLine, { readonly kind: 'amount' | 'campaign' }>;
  readonly look: keyof typeof css.looks;
}

function Amount({ line, texts, locale, look }: AmountProps) {
  const className = `${css.looks[look]} ${css.amounts[line.kind]}`;
  const price = formatPrice(locale, line.amount, line.currency);
  if (!line.isFrom) return <strong className={className}>{price}</strong>;
  const [before, after] = aroundMark(texts.carPriceFrom);
  return (
    <strong className={className}>
      {before && <span className={css.from}>{before}</span>}
      <span>{price}</span>
      {after && <span className={css.from}>{after}</span>}
    </strong>
  );
}
