import { useEffect } from 'react';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import { viewedCars } from './carStores.ts';
import { SaveButton } from './SaveButton.tsx';

export interface ViewedCarProps {
  readonly car: SavedCar;
  /** The text of the button. */
  readonly label: string;
}

/** The button that saves the car of a page. The page is remembered as viewed. */
export function ViewedCar({ car, label }: ViewedCarProps) {
  useEffect(() => viewedCars.add(car), [car]);
  return <SaveButton car={car} label={label} />;
}
