import type { BookingCustomer, TireBookingConfirmation } from './booking.ts';
import type { TireHotelCredentials, TireHotelCustomer } from './customer.ts';
import type { TireHotelFailure } from './failure.ts';
import type { Slot, SlotFact, WantedSlot } from './slot.ts';
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
export type Call =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: TireHotelFailure };

export interface SearchPage {
  readonly page: 'search';
  readonly registrationNumber: string;
  readonly call: Call;
  /** Why the visitor is here again: the session ended on the server. */
  readonly hasLostSession: boolean;
  readonly draft?: BookingDraft | undefined;
}

export interface LoginPage {
  readonly page: 'login';
  readonly customer: TireHotelCustomer;
  readonly call: Call;
  readonly draft?: BookingDraft | undefined;
}

export interface ValidatePage {
  readonly page: 'validate';
  readonly customer: TireHotelCustomer;
  readonly credentials: TireHotelCredentials;
  /** The digits entered so far; a space is an empty box. */
  readonly code: string;
  /** Of the verification. */
  readonly call: Call;
  /** Of another code. */
  readonly resend: Call;
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
  readonly slot: Slot;
  readonly contact: BookingContact;
  readonly call: Call;
}

export interface ConfirmationPage {
  readonly page: 'confirmation';
  readonly validated: Validated;
  readonly confirmation: TireBookingConfirmation;
  readonly review: Review;
}

/** The contact form of a booking. */
export type BookingContact = BookingCustomer & { readonly freeText: string };

export type Review =
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
  | { readonly type: 'registration-entered'; readonly registrationNumber: string }
  | { readonly type: 'search-started' }
  | { readonly type: 'agreement-found'; readonly customer: TireHotelCustomer }
  | { readonly type: 'code-requested' }
  | { readonly type: 'code-sent'; readonly credentials: TireHotelCredentials }
  | { readonly type: 'code-entered'; readonly code: string }
  | { readonly type: 'verification-started' }
  | { readonly type: 'code-accepted'; readonly validated: Validated }
  /** The call that the page waits for failed. */
  | { readonly type: 'call-failed'; readonly failure: TireHotelFailure }
  | { readonly type: 'booking-opened' }
  | { readonly type: 'booking-left' }
  | SlotFact
  | { readonly type: 'contact-entered'; readonly contact: Partial<BookingContact> }
  | { readonly type: 'booking-sent' }
  | { readonly type: 'booking-confirmed'; readonly confirmation: TireBookingConfirmation }
  | { readonly type: 'stars-chosen'; readonly stars: number }
  | { readonly type: 'comment-entered'; readonly comment: string }
  | { readonly type: 'review-started' }
  | { readonly type: 'review-finished' }
  /** The stored session was read, after a reload. */
  | { readonly type: 'session-restored'; readonly flow: TireHotelFlow }
  /** In this tab or in another. */
  | { readonly type: 'logged-out' };

export const idle: Call = { kind: 'idle' };
export const pending: Call = { kind: 'pending' };

export const emptyContact: BookingContact = {
  firstName: '',
  lastName: '',
  phoneMobile: '',
  email: '',
  freeText: '',
};

/** The first page. */
export function searchPage(registrationNumber = ''): SearchPage {
  return { page: 'search', registrationNumber, call: idle, hasLostSession: false };
}
