import {
  objectOf,
  type Reader,
  readNumber,
  readText,
  unreadable,
  unreadableMembers,
} from '../reader.ts';
import { tireHotelLimits } from './booking.ts';

/** What a visitor thinks of the flow. */
export interface TireHotelReview {
  /** Stars, from 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** An ISO date and time. */
  readonly date: string;
}

/** Whether a text is an ISO date, with or without a time. */
export function isMoment(text: string): boolean {
  const isIso = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text);
  return isIso && !Number.isNaN(Date.parse(text));
}

const readers = {
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
    return isMoment(date) ? date : unreadable;
  },
} satisfies { readonly [Name in keyof TireHotelReview]: Reader<TireHotelReview[Name]> };

/** Reads a review within its limits. */
export const readReview: Reader<TireHotelReview> = objectOf<TireHotelReview>(readers);

/** The fields of a review that are missing or beyond their limits. */
export function invalidReviewFields(value: unknown): readonly string[] {
  return unreadableMembers(readers, value);
}
