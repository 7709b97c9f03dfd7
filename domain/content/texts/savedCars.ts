import { shownBy, textSubject } from './textSubject.ts';

/** The texts of saved and viewed cars. */
export const savedCarsSubject = textSubject(
  shownBy(['CarDetail', 'CarList', 'SavedCars']),
  [
    'savedSaveCar',
    'savedCount',
    'savedEmpty',
    'savedEmptyAdvice',
    'savedGone',
    'savedRemove',
    'savedViewed',
    'savedNoScript',
  ],
  { savedSaveCar: ['car'], savedCount: ['count'] },
);
