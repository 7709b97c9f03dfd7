import { Badge } from '#design-system/Badge/Badge.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import * as css from './CarCard.css.ts';
import type { CarCardTexts } from './carCardTexts.ts';

interface CarLabelsProps {
  readonly car: CarSummary;
  readonly texts: CarCardTexts;
}

/** What sets the car apart, on its picture: its campaign first. */
export function CarLabels({ car, texts }: CarLabelsProps) {
  const campaign = campaignName(car, texts);
  const { isUsed, isCommercial } = car;
  if (campaign === undefined && isUsed && !isCommercial) return null;
  return (
    <div className={css.labels}>
      {campaign !== undefined && <Badge tone="campaign">{campaign}</Badge>}
      {!isUsed && <Badge>{texts.carNew}</Badge>}
      {isCommercial && <Badge>{texts.carCommercial}</Badge>}
    </div>
  );
}

/** The campaign's own name, or that there is one. */
function campaignName(
  { campaigns, hasCampaign }: CarSummary,
  texts: CarCardTexts,
): string | undefined {
  return campaigns[0] ?? (Object.values(hasCampaign).some(Boolean) ? texts.carCampaign : undefined);
}
