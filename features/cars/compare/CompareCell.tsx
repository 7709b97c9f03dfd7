import { Badge } from '#design-system/Badge/Badge.tsx';
import type { ComparedValue as Cell } from '#domain/cars/compareTable.ts';
import type { CarLabel } from '#domain/cars/labels.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCost } from '../card/CarCosts.tsx';
import { CarPrice } from '../card/CarPrice.tsx';
import { formatNumber } from '../format.ts';
import { ComparePictures } from './ComparePictures.tsx';
import * as css from './CompareTable.css.ts';
import { CompareText } from './CompareText.tsx';
import type { CompareTexts } from './compareTexts.ts';
import { MissingValue } from './MissingValue.tsx';

interface CompareCellProps {
  readonly cell: Cell;
  readonly locale: Locale;
  readonly texts: CompareTexts;
}

/** The value of one car in one row. */
export function CompareCell({ cell, locale, texts }: CompareCellProps) {
  switch (cell.kind) {
    case 'images':
      return <ComparePictures images={cell.images} />;
    case 'price':
      return (
        <span className={css.price}>
          <CarPrice line={cell.line} texts={texts} locale={locale} look="table" />
        </span>
      );
    case 'campaigns':
      return (
        <span className={css.badges}>
          {cell.labels.map((label) => (
            <Badge key={campaignText(label, texts)} tone="campaign">
              {campaignText(label, texts)}
            </Badge>
          ))}
        </span>
      );
    case 'monthly-cost':
      return <CarCost cost={cell.cost} texts={texts} locale={locale} />;
    case 'condition':
      return <CompareText text={cell.text ?? conditionText(cell.condition, texts)} />;
    case 'text':
      return <CompareText text={cell.text} />;
    case 'number':
      return <span>{formatNumber(locale, cell.value)}</span>;
    case 'none':
    case 'unknown':
      return <MissingValue text={texts.compareMissing} />;
  }
}

function campaignText(label: CarLabel, texts: CompareTexts): string {
  return label.kind === 'campaign' ? label.text : texts.carCampaign;
}

function conditionText(
  condition: Extract<Cell, { readonly kind: 'condition' }>['condition'],
  texts: CompareTexts,
): string {
  return condition === 'used' ? texts.carUsed : texts.carNew;
}
