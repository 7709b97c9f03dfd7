import { creditKinds } from '../finance/creditLaw.ts';
import type { CarSummary } from './car.ts';
import { monthlyCosts } from './price.ts';

/** Whether the cards of some cars advertise credit with a figure, so that a representative example must be beside them. */
export function showCredit(cars: readonly CarSummary[]): boolean {
  return cars.some((car) => monthlyCosts(car).some(({ kind }) => creditKinds[kind].isCredit));
}
