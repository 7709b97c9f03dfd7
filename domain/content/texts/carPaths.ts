import { carSearchBlocks, hasStock } from '../carSearchBlocks.ts';
import { carCardBlocks } from './carCard.ts';
import { shownBy, textSubject } from './textSubject.ts';

/** The pages of a site to which cards of cars and search bars lead. */
export const carPathsSubject = textSubject(
  shownBy([...carCardBlocks, ...carSearchBlocks], hasStock),
  ['pathToCarDetail', 'pathToCarList', 'pathToSavedCars', 'cars', 'carsPrevious', 'carsNext'],
);
