import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the button that saves a car, and of the link to the saved ones. */
export const saveButtonSubject = textSubject(shownBy(['CarDetail', 'CarList', 'SavedCars']), [
  'savedCars',
  'savedSave',
]);
