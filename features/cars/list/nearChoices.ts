import type { Dictionary } from '#domain/content/dictionary.ts';
import { nearUnit, radii, usualRadius } from '#domain/search/near.ts';
import type { Country, Site } from '#domain/sites/site.ts';

/** What searches near a place need to know of the site. */
export interface NearChoices {
  /** The unit of distances, as text. */
  readonly unit: string;
  /** The radii to choose from. */
  readonly radii: readonly { readonly value: string; readonly label: string }[];
  /** The radius if none was chosen. */
  readonly usual: string;
  /** Where places are. */
  readonly country: Country;
}

/** What searches near a place may choose on a site. */
export function nearChoices(
  { distanceUnit, country }: Pick<Site, 'distanceUnit' | 'country'>,
  dictionary: Dictionary,
): NearChoices {
  const unit = nearUnit(distanceUnit);
  return {
    unit,
    radii: radii[unit].map((radius) => ({
      value: String(radius),
      label: radius === 0 ? dictionary.carNearAnywhere : `${radius} ${unit}`,
    })),
    usual: String(usualRadius[unit]),
    country,
  };
}
