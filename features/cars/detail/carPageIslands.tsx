'use client';

import { island } from '#design-system/island.tsx';
import type { BackToListProps } from '#features/shared/BackToList.tsx';
import type { ViewedCarProps } from '../saved/ViewedCar.tsx';
import type { ViewedCarsRowProps } from '../saved/ViewedCarsRow.tsx';
import type { CarDistanceProps } from './CarDistance.tsx';
import type { ProductDetailTrackingProps } from './ProductDetailTracking.tsx';
import type { SectionLinksProps } from './SectionLinks.tsx';

/** They are in one chunk, because every page of a car has all of them. */
const parts = () => import('./carPageParts.ts');

export const SectionLinksIsland = island<SectionLinksProps>(() =>
  parts().then((loaded) => loaded.SectionLinks),
);

export const BackToListIsland = island<BackToListProps>(() =>
  parts().then((loaded) => loaded.BackToList),
);

export const ProductDetailTrackingIsland = island<ProductDetailTrackingProps>(() =>
  parts().then((loaded) => loaded.ProductDetailTracking),
);

export const ViewedCarIsland = island<ViewedCarProps>(() =>
  parts().then((loaded) => loaded.ViewedCar),
);

export const ViewedCarsIsland = island<ViewedCarsRowProps>(() =>
  parts().then((loaded) => loaded.ViewedCars),
);

export const CarDistanceIsland = island<CarDistanceProps>(() =>
  parts().then((loaded) => loaded.CarDistance),
);
