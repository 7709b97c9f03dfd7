import type { ReactNode } from 'react';
import type { BlockFrame } from '#cms/block.ts';
import { CreditNotice } from '#cms/credit/CreditNotice.tsx';
import type { CarRecord } from '#domain/cars/car.ts';
import { CarFinance, hasFinance } from '#features/finance/CarFinance.tsx';

/** The loan and leasings of a car; undefined if it has none. Swedish law requires a warning beside credit. */
export function carFinance(car: CarRecord, frame: BlockFrame): ReactNode {
  if (!hasFinance(car)) return undefined;
  const { locale, country, dictionary, distanceUnit } = frame;
  return (
    <CarFinance
      offers={car}
      place={{ locale, country, currency: car.price.currency }}
      distanceUnit={distanceUnit}
      warning={country === 'SE' && <CreditNotice dictionary={dictionary} level={3} />}
      dictionary={dictionary}
    />
  );
}
