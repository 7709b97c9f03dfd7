import { isEmail, isPhone } from '../leads/contactDetails.ts';
import type { FormFlow } from './bookingFlow.ts';
import { type BookingRequest, bookingLimits } from './bookingRequest.ts';
import { shownServices } from './shownServices.ts';

/** What the visitor has entered, as typed. */
export interface BookingContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

/** The fields in the order of the form. */
export const bookingContactFields = ['firstName', 'lastName', 'phone', 'email', 'message'] as const;

export type BookingContactField = (typeof bookingContactFields)[number];

/** What is wrong with a field. */
export interface BookingContactError {
  readonly field: BookingContactField;
  readonly problem: 'missing' | 'invalid' | 'tooLong';
}

/** An empty form. */
export const emptyBookingContact: BookingContact = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  message: '',
};

/** What is wrong with the entered details, in the order of the form. */
export function bookingContactErrors(filling: BookingContact): readonly BookingContactError[] {
  return bookingContactFields.flatMap((field) => {
    const problem = problemOf(field, filling[field].trim());
    return problem ? [{ field, problem }] : [];
  });
}

function problemOf(
  field: BookingContactField,
  text: string,
): BookingContactError['problem'] | undefined {
  if (text === '' && field !== 'message') return 'missing';
  switch (field) {
    case 'firstName':
    case 'lastName':
      return text.length > bookingLimits.name ? 'tooLong' : undefined;
    case 'phone':
      return isPhone(text) ? undefined : 'invalid';
    case 'email':
      return isEmail(text) && text.length <= bookingLimits.email ? undefined : 'invalid';
    case 'message':
      return text.length > bookingLimits.freeText ? 'tooLong' : undefined;
  }
}

/** The request that books what has been chosen. */
export function bookingRequest(flow: FormFlow, filling: BookingContact): BookingRequest {
  const { firstName, lastName, phone, email, message } = filling;
  return {
    customer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone: phone.trim(),
      email: email.trim(),
    },
    freeText: message.trim(),
    departmentId: flow.workshop.departmentId,
    timeSlot: flow.time.timeSlot,
    isFullDay: flow.time.isFullDay,
    registrationNumber: flow.vehicle.registrationNumber,
    mileage: flow.mileage,
    serviceOfferingRequests: Object.entries(shownServices(flow)).map(([offeringCode, chosen]) => ({
      offeringCode,
      unitsSelected: chosen.unit,
      userInput: chosen.userInput,
      ...(chosen.priceKnown && { shownPrice: chosen.price }),
    })),
  };
}

/** A request that was sent, and the key that makes a repeated one the same booking. */
export interface BookingAttempt {
  readonly key: string;
  /** The request as JSON. */
  readonly content: string;
}

/** Whether an attempt was to book just this. Other services or another time may have been chosen since. */
export function isAttempt({ content }: BookingAttempt, request: BookingRequest): boolean {
  return content === JSON.stringify(request);
}

/** The next attempt. The same request keeps its key; another one gets a new key. */
export function nextBookingAttempt(
  request: BookingRequest,
  last: BookingAttempt | undefined,
  newKey: () => string,
): BookingAttempt {
  return last && isAttempt(last, request)
    ? last
    : { key: newKey(), content: JSON.stringify(request) };
}
