import { readWholeNumber } from '../numbers/readNumber.ts';
import { bookingLimits } from './bookingRequest.ts';

/** Whether a number is a mileage: a positive whole number of Scandinavian miles, within the limit of bookings. */
export function isBookableMileage(value: number | undefined): value is number {
  return (
    value !== undefined && Number.isInteger(value) && value > 0 && value <= bookingLimits.mileage
  );
}

/** Parses a typed mileage in Scandinavian miles. */
export function parseMileage(typed: string): number | undefined {
  const mileage = readMileage(typed);
  return isBookableMileage(mileage) ? mileage : undefined;
}

/** Whether a typed text is a number at all, possible or not. */
export function isMileageReadable(typed: string): boolean {
  return readMileage(typed) !== undefined;
}

function readMileage(typed: string): number | undefined {
  return readWholeNumber(typed, ['mil']);
}

/** A message to the workshop without the blanks around it, within the limit of bookings. */
export function trimMessage(typed: string): string {
  return typed.trim().slice(0, bookingLimits.userInput).trimEnd();
}
