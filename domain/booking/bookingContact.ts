import { isEmail, isPhone } from '../leads/contactDetails.ts';
import type { BookingFlow } from './bookingFlow.ts';
import { type BookingRequest, bookingLimits } from './bookingRequest.ts';
import { shownServices } from './workshopPrices.ts';

/** A booking that only lacks the visitor's contact details. */
export type FormFlow = Extract<BookingFlow, { readonly stage: 'form' }>;

/** What the visitor has entered, as typed. */
export interface ContactFilling {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

/** The fields in the order of the form. */
export const contactFields = ['firstName', 'lastName', 'phone', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What is wrong with a field. */
export interface ContactError {
  readonly field: ContactField;
  readonly problem: 'missing' | 'invalid' | 'tooLong';
}

/** An empty form. */
export const emptyContact: ContactFilling = {
  ...{ firstName: '', lastName: '', phone: '', email: '', message: '' },
};

/** What is wrong with the entered details, in the order of the form. */
export function contactErrors(filling: ContactFilling): readonly ContactError[] {
  return contactFields.flatMap((field) => {
    const problem = problemOf(field, filling[field].trim());
    return problem ? [{ field, problem }] : [];
  });
}

function problemOf(field: ContactField, text: string): ContactError['problem'] | undefined {
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
export function bookingRequest(flow: FormFlow, filling: ContactFilling): BookingRequest {
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

/** The next attempt. The same request keeps its key; another one gets a new key. */
export function nextAttempt(
  request: BookingRequest,
  last: BookingAttempt | undefined,
  newKey: () => string,
): BookingAttempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { key: newKey(), content };
}
