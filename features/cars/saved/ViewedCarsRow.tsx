import { type ReactNode, useState } from 'react';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { ScrollerBody } from '#design-system/Scroller/ScrollerBody.tsx';
import * as scroller from '../teasers/CarScroller.css.ts';
import { viewedCars } from './carStores.ts';
import { DeviceCars } from './DeviceCars.tsx';
import { isCreditShown } from './isCreditShown.ts';
import type { SavedSetup } from './savedSetup.ts';
import { useCarStore } from './useCarStore.ts';
import { useCarsById } from './useCarsById.ts';
import * as css from './ViewedCarsRow.css.ts';

export interface ViewedCarsRowProps {
  /** The id of the car on this page, which is left out. */
  readonly exceptId: string;
  readonly setup: SavedSetup;
  /** The placeholder of a car that is loading. */
  readonly skeleton: ReactNode;
  /** The representative example of credit, shown if a car has a loan; absent if the page has one already. */
  readonly creditExample?: ReactNode;
}

/** The cars that the visitor viewed before this one. Nothing if there are none, or no answer. */
export function ViewedCarsRow({ exceptId, setup, skeleton, creditExample }: ViewedCarsRowProps) {
  const viewed = useCarStore(viewedCars) ?? [];
  const cars = viewed.filter(({ id }) => id !== exceptId);
  const [ids] = useState(() => cars.map(({ id }) => id));
  const found = useCarsById(setup.place, ids);
  const { savedViewed, carsPrevious, carsNext } = setup.texts;
  if (cars.length === 0 || found.isFailed) return null;
  return (
    <div className={css.row} data-print="hide">
      <div className={css.title}>
        <Heading level={2}>{savedViewed}</Heading>
      </div>
      <ScrollerBody label={savedViewed} previousLabel={carsPrevious} nextLabel={carsNext}>
        <ul className={scroller.row}>
          <DeviceCars
            cars={cars}
            found={found}
            setup={setup}
            skeleton={skeleton}
            pictureSizes={scroller.pictureSizes}
            onRemove={viewedCars.remove}
          />
        </ul>
      </ScrollerBody>
      {isCreditShown(found, cars) && creditExample}
    </div>
  );
}
