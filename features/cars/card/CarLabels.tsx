import { Badge } from '#design-system/Badge/Badge.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { type CarLabel, carLabels } from '#domain/cars/labels.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarLabels.css.ts';

/** The texts of a car's badges. */
export type CarLabelTexts = Pick<Dictionary, 'carNew' | 'carCampaign' | 'carCommercial'>;

interface CarLabelsProps {
  readonly car: CarSummary;
  readonly texts: CarLabelTexts;
  /** Class that places them in a card. */
  readonly className?: string | undefined;
}

/** The badges of a car, between its picture and its name. */
export function CarLabels({ car, texts, className = '' }: CarLabelsProps) {
  const labels = carLabels(car).filter(isShown);
  if (labels.length === 0) return null;
  return (
    <div className={`${css.labels} ${className}`}>
      {labels.map((label) => (
        <Badge key={label.kind} tone={isCampaign(label) ? 'campaign' : 'neutral'}>
          {labelText(label, texts)}
        </Badge>
      ))}
    </div>
  );
}

/** Shows only the first campaign, for lack of room, and no badge for used cars, because most are used. */
function isShown(label: CarLabel, at: number): boolean {
  return isCampaign(label) ? at === 0 : label.kind !== 'used';
}

function isCampaign({ kind }: CarLabel): boolean {
  return kind === 'campaign' || kind === 'unnamed-campaign';
}

function labelText(label: CarLabel, texts: CarLabelTexts): string | undefined {
  switch (label.kind) {
    case 'campaign':
      return label.text;
    case 'unnamed-campaign':
      return texts.carCampaign;
    case 'new':
    case 'sample':
      return texts.carNew;
    case 'commercial':
      return texts.carCommercial;
    case 'used':
      return undefined;
  }
}
