import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { otherVat, type PriceLine, type Vat } from '#domain/cars/price.ts';
import type { Dictionary, PlainTextKey } from '#domain/content/dictionary.ts';
import { aroundMark, fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import * as css from './CarPrice.css.ts';

/** The texts of a price. */
export type CarPriceTexts = Pick<
  Dictionary,
  'carPriceFrom' | 'carPriceFormer' | 'carPriceLowered' | (typeof vatNames)[Vat]
>;

/** Dictionary keys of what a price includes. */
export const vatNames = {
  with: 'carPriceWithVat',
  without: 'carPriceWithoutVat',
} as const satisfies Readonly<Record<Vat, PlainTextKey>>;

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

/**
 * The price of a car: the current price, then the former price struck through. A price that companies and others pay
 * differently has a second, smaller figure; of vans, the visitor chooses which one is smaller.
 */
export function CarPrice({ line, look = 'card', ...words }: CarPriceProps) {
  switch (line.kind) {
    case 'none':
      return null;
    case 'text':
      return <span className={css.words}>{line.text}</span>;
    case 'amount':
    case 'campaign': {
      const former = line.kind === 'campaign' ? line.ordinary : undefined;
      const { vat, other } = line;
      const figure = { ...words, look, isNamed: other !== undefined };
      const stored = <Figure {...figure} line={line} former={former} />;
      if (!other) return stored;
      const second = { ...line, ...other, vat: otherVat[vat] };
      return (
        <>
          <span className={css.figures[vat].first}>{stored}</span>
          <span className={css.figures[vat].second}>
            <Figure {...figure} line={second} former={former && other.former} />
          </span>
        </>
      );
    }
  }
}

interface FigureProps extends Pick<CarPriceProps, 'texts' | 'locale'> {
  readonly line: Extract<PriceLine, { readonly kind: 'amount' | 'campaign' }>;
  readonly look: keyof typeof css.looks;
  /** Only in a campaign. */
  readonly former: number | undefined;
  /** Whether it says that it includes VAT. That it excludes VAT is always said. */
  readonly isNamed: boolean;
}

/** One figure of a price, and the former one. */
function Figure({ former, isNamed, ...amount }: FigureProps) {
  const { line, texts, locale } = amount;
  return (
    <>
      <Amount {...amount} />
      {former !== undefined && (
        <s className={css.beside}>
          <VisuallyHidden>{`${texts.carPriceFormer} `}</VisuallyHidden>
          <span>{formatPrice(locale, former, line.currency)}</span>
        </s>
      )}
      {line.kind === 'amount' && line.reduction && (
        <span className={css.beside}>
          {fillText(texts.carPriceLowered, {
            amount: formatPrice(locale, line.reduction, line.currency),
          })}
        </span>
      )}
      {(isNamed || line.vat === 'without') && (
        <span className={css.beside}>{texts[vatNames[line.vat]]}</span>
      )}
    </>
  );
}

function Amount({ line, texts, locale, look }: Omit<FigureProps, 'former' | 'isNamed'>) {
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
