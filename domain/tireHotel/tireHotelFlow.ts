import type { BookingCustomer, TireBookingConfirmation } from './booking.ts';
import type { TireHotelCredentials, TireHotelCustomer } from './customer.ts';
import type { TireHotelFailure } from './failure.ts';
import type { SlotFact, SlotState, WantedSlot } from './slotState.ts';
import type { Validated } from './vehicle.ts';

/** The pages of the tire hotel, in their order, each with what it needs. */
export type TireHotelFlow =
  | SearchPage
  | LoginPage
  | ValidatePage
  | LoggedInPage
  | BookingPage
  | ConfirmationPage;

/** A call that the page waits for, or how the last one failed. */
export type CallState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: TireHotelFailure };

export interface SearchPage {
  readonly page: 'search';
  readonly registrationNumber: string;
  readonly call: CallState;
  /** Why the visitor is here again: the session ended on the server. */
  readonly hasLostSession: boolean;
  readonly draft?: BookingDraft | undefined;
}

export interface LoginPage {
  readonly page: 'login';
  readonly customer: TireHotelCustomer;
  readonly call: CallState;
  readonly draft?: BookingDraft | undefined;
}

export interface ValidatePage {
  readonly page: 'validate';
  readonly customer: TireHotelCustomer;
  readonly credentials: TireHotelCredentials;
  /** The digits entered so far; a space is an empty box. */
  readonly code: string;
  /** Of the verification. */
  readonly call: CallState;
  /** Of another code. */
  readonly resend: CallState;
  /** The number of codes sent. */
  readonly codesSent: number;
  readonly draft?: BookingDraft | undefined;
}

export interface LoggedInPage {
  readonly page: 'loggedIn';
  readonly validated: Validated;
}

export interface BookingPage {
  readonly page: 'booking';
  readonly validated: Validated;
  readonly slot: SlotState;
  readonly contact: BookingContact;
  readonly call: CallState;
}

export interface ConfirmationPage {
  readonly page: 'confirmation';
  readonly validated: Validated;
  readonly confirmation: TireBookingConfirmation;
  readonly review: ReviewState;
}

/** The contact form of a booking. */
export type BookingContact = BookingCustomer & { readonly freeText: string };

export type ReviewState =
  | {
      readonly kind: 'writing' | 'sending';
      /** 0 while none is chosen. */
      readonly stars: number;
      readonly comment: string;
    }
  /** Visitors are thanked whether or not it arrived. */
  | { readonly kind: 'sent' };

/** What the visitor had entered when the session was lost; used after logging in again. */
export interface BookingDraft {
  readonly registrationNumber: string;
  readonly slot: WantedSlot | undefined;
  readonly contact: BookingContact;
}

/** What happened. */
export type TireHotelFact =
  | { readonly type: 'registrationEntered'; readonly registrationNumber: string }
  | { readonly type: 'searchStarted' }
  | { readonly type: 'agreementFound'; readonly customer: TireHotelCustomer }
  | { readonly type: 'codeRequested' }
  | { readonly type: 'codeSent'; readonly credentials: TireHotelCredentials }
  | { readonly type: 'codeEntered'; readonly code: string }
  | { readonly type: 'verificationStarted' }
  | { readonly type: 'codeAccepted'; readonly validated: Validated }
  /** The call that the page waits for failed. */
  | { readonly type: 'callFailed'; readonly failure: TireHotelFailure }
  | { readonly type: 'bookingOpened' }
  | { readonly type: 'bookingLeft' }
  | SlotFact
  | { readonly type: 'contactEntered'; readonly contact: Partial<BookingContact> }
  | { readonly type: 'bookingSent' }
  | { readonly type: 'bookingConfirmed'; readonly confirmation: TireBookingConfirmation }
  | { readonly type: 'starsChosen'; readonly stars: number }
  | { readonly type: 'commentEntered'; readonly comment: string }
  | { readonly type: 'reviewStarted' }
  | { readonly type: 'reviewFinished' }
  /** The stored session was read, after a reload. */
  | { readonly type: 'restored'; readonly flow: TireHotelFlow }
  /** In this tab or in another. */
  | { readonly type: 'loggedOut' };

export const idle: CallState = { kind: 'idle' };
export const pending: CallState = { kind: 'pending' };

export const emptyContact: BookingContact = {
  firstName: '',
  lastName: '',
  phoneMobile: '',
  email: '',
  freeText: '',
};

/** The first page. */
export function initialTireHotel(registrationNumber = ''): SearchPage {
  return { page: 'search', registrationNumber, call: idle, hasLostSession: false };
}
