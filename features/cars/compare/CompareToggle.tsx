import { Icon } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import * as css from './CompareToggle.css.ts';
import { press } from './comparePresses.ts';
import { useIsCompared } from './useIsCompared.ts';

interface CompareToggleProps {
  /** The data to compare until the full record has loaded, or if it can't be loaded. */
  readonly car: CarSummary;
  /** The button's text, such as "Compare". */
  readonly label: string;
  /** The accessible name: the label followed by the car. */
  readonly name: string;
}

/** Adds a car to the comparison or removes it. All toggles of a car show the same state. */
export function CompareToggle({ car, label, name }: CompareToggleProps) {
  const isPressed = useIsCompared(car.id);
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={name}
      aria-pressed={isPressed}
      data-compare={car.id}
      onClick={() => press(car)}
    >
      <Icon name={isPressed ? 'check' : 'compare'} />
      <span>{label}</span>
    </button>
  );
}
