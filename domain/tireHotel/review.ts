import { objectOf, type Reader, readNumber, readText, unreadable } from '../reader.ts';
import { tireHotelLimits } from './booking.ts';

/** What a visitor thinks of the flow. */
export interface TireHotelReview {
  /** Stars, from 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** An ISO date and time. */
  readonly date: string;
}

/** Reads a review within its limits. */
export const readReview: Reader<TireHotelReview> = objectOf<TireHotelReview>({
  rating: (value) => {
    const rating = readNumber(value);
    if (rating === unreadable || !Number.isInteger(rating)) return unreadable;
    return rating >= 1 && rating <= 5 ? rating : unreadable;
  },
  comment: (value) => {
    const comment = readText(value);
    if (comment === unreadable) return unreadable;
    return comment.length <= tireHotelLimits.comment ? comment : unreadable;
  },
  date: (value) => {
    const date = readText(value);
    if (date === unreadable) return unreadable;
    const isIso = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(date);
    return isIso && !Number.isNaN(Date.parse(date)) ? date : unreadable;
  },
});
