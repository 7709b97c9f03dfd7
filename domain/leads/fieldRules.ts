import { readWholeNumber } from '../numbers/readNumber.ts';
import { distanceUnits } from '../numbers/units.ts';

/** Far more than any vehicle has been driven. */
const maxMileage = 9_999_999;

/** Whether a text is a distance in whole units, such as `12 500`. A unit in it is sent along, so any may be. */
export function isMileageText(text: string): boolean {
  const mileage = readWholeNumber(text, distanceUnits);
  return mileage !== undefined && mileage >= 0 && mileage <= maxMileage;
}

/** Whether a text is a day in the calendar, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February would become the 2nd of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
