import { customerRules, type TireBookingRequest, tireHotelLimits } from './booking.ts';
import type { BookingStage, TireContact } from './tireHotelFlow.ts';

/** The fields of the contact form that can be invalid, in the order of the form. */
export const tireContactFields = [
  'firstName',
  'lastName',
  'phoneMobile',
  'email',
  'freeText',
] as const satisfies readonly (keyof TireContact)[];

export type TireContactField = (typeof tireContactFields)[number];

/** Whether a field of the contact form is valid. */
export function isContactFieldValid(field: TireContactField, contact: TireContact): boolean {
  return field === 'freeText'
    ? contact.freeText.length <= tireHotelLimits.comment
    : customerRules[field](contact[field]);
}

/** What is sent; `undefined` while something is missing or invalid. */
export function tireBookingRequest({
  slot,
  contact,
  validated,
}: Pick<BookingStage, 'slot' | 'contact' | 'validated'>): TireBookingRequest | undefined {
  if (slot.kind !== 'chosen') return undefined;
  if (!tireContactFields.every((field) => isContactFieldValid(field, contact))) return undefined;
  const { freeText, firstName, lastName, email, phoneMobile } = contact;
  const start = slot.time === undefined ? undefined : `${slot.day}T${slot.time}:00`;
  return {
    bookingDate: start ?? slot.day,
    bookingStart: start ?? null,
    registrationNumber: validated.vehicles[0].registrationNumber,
    freeText: freeText.trim(),
    customer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phoneMobile,
    },
  };
}
