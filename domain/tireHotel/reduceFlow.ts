import type { TireHotelFailure } from './failure.ts';
import {
  type BookingPage,
  type Call,
  type ConfirmationPage,
  emptyContact,
  idle,
  pending,
  type Review,
  searchPage,
  type TireHotelFact,
  type TireHotelFlow,
  type ValidatePage,
} from './flow.ts';
import { reduceSlot, wantedSlot } from './slot.ts';
import type { Validated } from './vehicle.ts';

/** The flow after something happened. A fact that can't happen on a page doesn't change it. */
export function reduceTireHotel(flow: TireHotelFlow, fact: TireHotelFact): TireHotelFlow {
  switch (fact.type) {
    case 'session-restored':
      return fact.flow;
    case 'logged-out':
      return flow.page === 'search' ? flow : searchPage();
    case 'call-failed':
    case 'days-failed':
    case 'times-failed':
      return fact.failure.kind === 'session-lost' ? lostSession(flow) : onPage(flow, fact);
    default:
      return onPage(flow, fact);
  }
}

function onPage(flow: TireHotelFlow, fact: TireHotelFact): TireHotelFlow {
  switch (flow.page) {
    case 'search':
      return onSearch(flow, fact);
    case 'login':
      return onLogin(flow, fact);
    case 'validate':
      return onValidate(flow, fact);
    case 'loggedIn':
      return fact.type === 'booking-opened' ? bookingPage(flow.validated) : flow;
    case 'booking':
      return onBooking(flow, fact);
    case 'confirmation':
      return { ...flow, review: onReview(flow.review, fact) };
  }
}

function onSearch(
  flow: Extract<TireHotelFlow, { page: 'search' }>,
  fact: TireHotelFact,
): TireHotelFlow {
  switch (fact.type) {
    case 'registration-entered':
      return { ...flow, registrationNumber: fact.registrationNumber, call: idle };
    case 'search-started':
      return { ...flow, call: pending };
    case 'call-failed':
      return { ...flow, call: failed(fact.failure) };
    case 'agreement-found':
      return { page: 'login', customer: fact.customer, call: idle, draft: flow.draft };
    default:
      return flow;
  }
}

function onLogin(
  flow: Extract<TireHotelFlow, { page: 'login' }>,
  fact: TireHotelFact,
): TireHotelFlow {
  const { customer, draft } = flow;
  switch (fact.type) {
    case 'code-requested':
      return { ...flow, call: pending };
    case 'call-failed':
      return { ...flow, call: failed(fact.failure) };
    case 'code-sent':
      return {
        page: 'validate',
        customer,
        credentials: fact.credentials,
        code: '',
        call: idle,
        resend: idle,
        codesSent: 1,
        draft,
      };
    default:
      return flow;
  }
}

function onValidate(flow: ValidatePage, fact: TireHotelFact): TireHotelFlow {
  switch (fact.type) {
    case 'code-entered':
      return { ...flow, code: fact.code, call: idle };
    case 'verification-started':
      return { ...flow, call: pending };
    case 'code-requested':
      return { ...flow, resend: pending };
    case 'code-sent':
      return {
        ...flow,
        credentials: fact.credentials,
        code: '',
        call: idle,
        resend: idle,
        codesSent: flow.codesSent + 1,
      };
    case 'call-failed':
      return flow.resend.kind === 'pending'
        ? { ...flow, resend: failed(fact.failure) }
        : { ...flow, call: failed(fact.failure) };
    case 'code-accepted':
      return afterLogin(flow, fact.validated);
    default:
      return flow;
  }
}

/** A booking that was interrupted goes on, if it is for the same vehicle. */
function afterLogin({ draft }: ValidatePage, validated: Validated): TireHotelFlow {
  const [vehicle] = validated.vehicles;
  if (draft?.registrationNumber !== vehicle.registrationNumber)
    return { page: 'loggedIn', validated };
  const { slot: wanted, contact } = draft;
  return { ...bookingPage(validated), slot: { kind: 'loading-days', wanted }, contact };
}

function bookingPage(validated: Validated): BookingPage {
  return {
    page: 'booking',
    validated,
    slot: { kind: 'loading-days' },
    contact: emptyContact,
    call: idle,
  };
}

function onBooking(flow: BookingPage, fact: TireHotelFact): TireHotelFlow {
  const { validated, contact } = flow;
  switch (fact.type) {
    case 'booking-left':
      return { page: 'loggedIn', validated };
    case 'contact-entered':
      return { ...flow, contact: { ...contact, ...fact.contact } };
    case 'booking-sent':
      return { ...flow, call: pending };
    case 'call-failed':
      return { ...flow, call: failed(fact.failure) };
    case 'booking-confirmed':
      return confirmationPage(validated, fact.confirmation);
    case 'days-loaded':
    case 'days-failed':
    case 'times-loaded':
    case 'times-failed':
    case 'day-chosen':
    case 'time-chosen':
    case 'slots-retried':
      return { ...flow, slot: reduceSlot(flow.slot, fact) };
    case 'day-reset':
    case 'time-reset':
      return { ...flow, slot: reduceSlot(flow.slot, fact), call: idle };
    default:
      return flow;
  }
}

/** The last page, with an empty review. */
export function confirmationPage(
  validated: Validated,
  confirmation: ConfirmationPage['confirmation'],
): ConfirmationPage {
  const review: Review = { kind: 'writing', stars: 0, comment: '' };
  return { page: 'confirmation', validated, confirmation, review };
}

function onReview(review: Review, fact: TireHotelFact): Review {
  if (review.kind === 'sent') return review;
  switch (fact.type) {
    case 'stars-chosen':
      return { ...review, stars: fact.stars };
    case 'comment-entered':
      return { ...review, comment: fact.comment };
    case 'review-started':
      return { ...review, kind: 'sending' };
    case 'review-finished':
      return { kind: 'sent' };
    default:
      return review;
  }
}

/** Back to the first page. What was entered for a booking is kept until the visitor is logged in again. */
function lostSession(flow: TireHotelFlow): TireHotelFlow {
  switch (flow.page) {
    case 'search':
      // A late answer to a page that the visitor has left changes nothing.
      return flow.call.kind === 'pending' ? { ...flow, call: idle, hasLostSession: true } : flow;
    case 'login':
    case 'validate':
      return { ...lostPage(flow.customer.registrationNumber), draft: flow.draft };
    case 'loggedIn':
    case 'confirmation':
      return lostPage(flow.validated.vehicles[0].registrationNumber);
    case 'booking': {
      const { registrationNumber } = flow.validated.vehicles[0];
      const draft = { registrationNumber, slot: wantedSlot(flow.slot), contact: flow.contact };
      return { ...lostPage(registrationNumber), draft };
    }
  }
}

function lostPage(registrationNumber: string): TireHotelFlow & { page: 'search' } {
  return { ...searchPage(registrationNumber), hasLostSession: true };
}

function failed(failure: TireHotelFailure): Call {
  return { kind: 'failed', failure };
}
