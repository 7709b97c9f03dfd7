import { showCredit } from '#domain/cars/credit.ts';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import type { CarsById } from './useCarsById.ts';

/** Whether a card of one of the cars shows what credit costs. */
export function isCreditShown({ answerOf }: CarsById, cars: readonly SavedCar[]): boolean {
  const answers = cars.map(({ id }) => answerOf(id));
  return showCredit(answers.flatMap((answer) => (answer.kind === 'found' ? [answer.car] : [])));
}
