import { type ReactNode, useState } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import { VatChoiceIsland } from './optionalIslands.tsx';
import * as css from './VatChoice.css.ts';

interface VatChoicePlaceProps {
  readonly cars: readonly CarSummary[] | undefined;
  readonly children: ReactNode;
}

/**
 * The choice between prices of vans with and without VAT, from the first van on: without cars, as while others load, it
 * would disappear and move what is below it.
 */
export function VatChoicePlace({ cars, children }: VatChoicePlaceProps) {
  const hasVan = cars?.some(({ isCommercial, price }) => isCommercial && price.other) === true;
  const [isNeeded, setNeeded] = useState(hasVan);
  if (hasVan && !isNeeded) setNeeded(true);
  return isNeeded && <VatChoiceIsland className={css.choice}>{children}</VatChoiceIsland>;
}
