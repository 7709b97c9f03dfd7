import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import { fillText, type Template } from '#domain/fillText.ts';
import { distinctName, type NamedCar } from '../carName.ts';
import * as css from './SaveToggle.css.ts';
import { toggleSaved } from './toggleSaved.ts';
import { useIsSaved } from './useIsSaved.ts';

interface SaveToggleProps {
  readonly car: SavedCar & NamedCar;
  /** The accessible name. */
  readonly label: Template<'car'>;
  /** In a corner of a card's picture, or beside text. */
  readonly look: keyof typeof css.looks;
}

/** A heart that saves a car on this device or removes it. All hearts of a car show the same state. */
export function SaveToggle({ car, label, look }: SaveToggleProps) {
  return (
    <span className={css.looks[look]}>
      <IconButton
        icon="heart"
        label={fillText(label, { car: distinctName(car) })}
        aria-pressed={useIsSaved(car.id)}
        data-save={car.id}
        onClick={() => toggleSaved(car)}
      />
    </span>
  );
}
