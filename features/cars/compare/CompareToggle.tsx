import { useSyncExternalStore } from 'react';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import * as css from './CompareToggle.css.ts';
import { isChosen, onCompareChange, press } from './comparePresses.ts';

interface CompareToggleProps {
  /** What is compared until the whole record has come, and if it never comes. */
  readonly car: CarSummary;
  /** What the button says, such as "Compare". */
  readonly label: string;
  /** The same with the car, which begins with the label: its name for screen readers. */
  readonly name: string;
}

/** Puts a car among those to compare, or takes it out. All toggles of a car show the same. */
export function CompareToggle({ car, label, name }: CompareToggleProps) {
  const isPressed = useSyncExternalStore(
    onCompareChange,
    () => isChosen(car.id),
    () => false,
  );
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
      {label}
    </button>
  );
}
