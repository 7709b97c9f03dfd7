import { Button } from '#design-system/Button/Button.tsx';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import { looks } from './SaveToggle.css.ts';
import { toggleSaved } from './toggleSaved.ts';
import { useIsSaved } from './useIsSaved.ts';

interface SaveButtonProps {
  readonly car: SavedCar;
  readonly label: string;
}

/** A button with a heart that saves the car of a page on this device, or removes it. */
export function SaveButton({ car, label }: SaveButtonProps) {
  return (
    <span className={looks.plain}>
      <Button
        variant="secondary"
        leadingIcon="heart"
        aria-pressed={useIsSaved(car.id)}
        onClick={() => toggleSaved(car)}
      >
        {label}
      </Button>
    </span>
  );
}
