import type { TireBookingConfirmation, TireBookingCustomer } from './booking.ts';
import type { TireHotelCredentials, TireHotelCustomer } from './customer.ts';
import type { TireHotelFailure } from './failure.ts';
import type { SlotFact, SlotState, WantedSlot } from './slotState.ts';
import type { Validated } from './vehicle.ts';

/** The pages of the tire hotel, in their order, each with what it needs. */
export type TireHotelFlow =
  | SearchStage
  | LoginStage
  | ValidateStage
  | LoggedInStage
  | BookingStage
  | ConfirmationStage;

/** A call that the page waits for, or how the last one failed. */
export type CallState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly failure: TireHotelFailure };

export interface SearchStage {
  readonly stage: 'search';
  readonly registrationNumber: string;
  readonly call: CallState;
  /** Why the visitor is here again: the session ended on the server. */
  readonly hasLostSession: boolean;
  readonly draft?: TireBookingDraft | undefined;
}

export interface LoginStage {
  readonly stage: 'login';
  readonly customer: TireHotelCustomer;
  readonly call: CallState;
  readonly draft?: TireBookingDraft | undefined;
}

export interface ValidateStage {
  readonly stage: 'validate';
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
  readonly draft?: TireBookingDraft | undefined;
}

export interface LoggedInStage {
  readonly stage: 'loggedIn';
  readonly validated: Validated;
}

export interface BookingStage {
  readonly stage: 'booking';
  readonly validated: Validated;
  readonly slot: SlotState;
  readonly contact: TireContact;
  readonly call: CallState;
}

export interface ConfirmationStage {
  readonly stage: 'confirmation';
  readonly validated: Validated;
  readonly confirmation: TireBookingConfirmation;
  readonly review: ReviewState;
}

/** The contact form of a booking. */
export type TireContact = TireBookingCustomer & { readonly freeText: string };

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
export interface TireBookingDraft {
  readonly registrationNumber: string;
  readonly slot: WantedSlot | undefined;
  readonly contact: TireContact;
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
  | { readonly type: 'contactEntered'; readonly contact: Partial<TireContact> }
  | { readonly type: 'bookingSent' }
  | { readonly type: 'bookingConfirmed'; readonly confirmation: TireBookingConfirmation }
  | { readonly type: 'starsChosen'; readonly stars: number }
  | { readonly type: 'commentEntered'; readonly comment: string }
  | { readonly type: 'reviewStarted' }
  | { readonly type: 'reviewFinished' }
  /** The stored session was read, after a reload. */
  | { readonly type: 'restored'; readonly flow: TireHotelFlow }
  /** The visitor went back or forward to a page that was shown before. */
  | { readonly type: 'pageReturned'; readonly page: TireHotelFlow }
  /** In this tab or in another. */
  | { readonly type: 'loggedOut' };

export const idle: CallState = { kind: 'idle' };
export const pending: CallState = { kind: 'pending' };

export const emptyTireContact: TireContact = {
  firstName: '',
  lastName: '',
  phoneMobile: '',
  email: '',
  freeText: '',
};

/** The first page. */
export function initialTireHotel(registrationNumber = ''): SearchStage {
  return { stage: 'search', registrationNumber, call: idle, hasLostSession: false };
}
