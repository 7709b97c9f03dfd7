import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onApproach } from '#design-system/onApproach.ts';
import type { ViewedCarsRowProps } from './ViewedCarsRow.tsx';

const Row = lazy(async () => ({ default: (await import('./ViewedCarsRow.tsx')).ViewedCarsRow }));

/** The place of the viewed cars. Their code and data are fetched when it comes near the window. */
export function ViewedCars(props: ViewedCarsRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () =>
      place.current ? onApproach(place.current, rootMargin, () => setIsNear(true)) : undefined,
    [],
  );
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Row {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Distance below the window at which the cars are fetched, so that they are ready in time. */
const rootMargin = '0px 0px 400px';
