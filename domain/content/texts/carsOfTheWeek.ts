import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the cars of the week. */
export const carsOfTheWeekSubject = textSubject(shownBy(['CarList', 'CarOfTheWeek']), [
  'carsOfTheWeek',
  'carPrevious',
  'carNext',
]);
