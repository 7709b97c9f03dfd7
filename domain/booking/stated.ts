import { bookingLimits } from './bookingRequest.ts';

/** Whether a number is a mileage: a positive whole number of Scandinavian miles, within the limit of bookings. */
export function isMileage(value: number | undefined): value is number {
  return (
    value !== undefined && Number.isInteger(value) && value > 0 && value <= bookingLimits.mileage
  );
}

/** Parses a typed mileage. Spaces between the digits are allowed, also the no-break ones of formatted numbers. */
export function parseMileage(typed: string): number | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const mileage = Number(digits);
  return isMileage(mileage) ? mileage : undefined;
}

/** A message to the workshop without the blanks around it, within the limit of bookings. */
export function trimMessage(typed: string): string {
  return typed.trim().slice(0, bookingLimits.userInput).trimEnd();
}
