import type { ReactNode } from 'react';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import { CarCard } from '../card/CarCard.tsx';
import { carHref } from '../carHref.ts';
import { GoneCard } from './GoneCard.tsx';
import { SaveToggle } from './SaveToggle.tsx';
import type { SavedSetup } from './savedSetup.ts';
import type { CarsById } from './useCarsById.ts';

interface DeviceCarsProps {
  /** The cars of this device. */
  readonly cars: readonly SavedCar[];
  readonly found: CarsById;
  readonly setup: SavedSetup;
  /** The placeholder of a car that is loading. */
  readonly skeleton: ReactNode;
  /** The displayed width of the pictures, if it differs from that in a CarGrid. */
  readonly pictureSizes?: string | undefined;
  /** Removes a car that is gone. */
  readonly onRemove: (id: string) => void;
}

/** The cards of cars of this device, for a grid or a row. */
export function DeviceCars({ cars, ...props }: DeviceCarsProps) {
  return cars.map((car) => <DeviceCar key={car.id} car={car} {...props} />);
}

interface DeviceCarProps extends Omit<DeviceCarsProps, 'cars'> {
  readonly car: SavedCar;
}

function DeviceCar({ car, found, skeleton, setup, pictureSizes, onRemove }: DeviceCarProps) {
  const { texts, cardTexts, carPlace, place, level } = setup;
  const answer = found.answerOf(car.id);
  switch (answer.kind) {
    case 'loading':
      return skeleton;
    case 'gone':
      return (
        <GoneCard
          car={car}
          texts={texts}
          level={level}
          pictureSizes={pictureSizes}
          onRemove={() => onRemove(car.id)}
        />
      );
    case 'found':
      return (
        <CarCard
          car={answer.car}
          href={carHref(answer.car, carPlace)}
          texts={cardTexts}
          locale={place.locale}
          level={level}
          pictureSizes={pictureSizes}
          save={<SaveToggle car={answer.car} label={texts.savedSaveCar} look="picture" />}
        />
      );
  }
}
