import type { TireHotelFailure } from './failure.ts';
import { isBooking, returnTo } from './pageHistory.ts';
import { slotReducer, wantedSlot } from './slotState.ts';
import {
  type BookingStage,
  type CallState,
  type ConfirmationStage,
  emptyTireContact,
  idle,
  initialTireHotel,
  type LoggedInStage,
  type LoginStage,
  pending,
  type ReviewState,
  type SearchStage,
  type TireHotelFact,
  type TireHotelFlow,
  type ValidateStage,
} from './tireHotelFlow.ts';
import type { BookedVisit, Validated } from './vehicle.ts';

/** The flow after something happened. A fact that can't happen on a page doesn't change it. */
export function tireHotelReducer(flow: TireHotelFlow, fact: TireHotelFact): TireHotelFlow {
  switch (fact.type) {
    case 'restored':
      return fact.flow;
    case 'pageReturned':
      return returnTo(flow, fact.page);
    case 'loggedOut':
      return flow.stage === 'search' ? flow : initialTireHotel();
    case 'callFailed':
    case 'daysFailed':
    case 'timesFailed':
      return fact.failure.kind === 'session-lost' ? lostSession(flow) : onPage(flow, fact);
    default:
      return onPage(flow, fact);
  }
}

function onPage(flow: TireHotelFlow, fact: TireHotelFact): TireHotelFlow {
  switch (flow.stage) {
    case 'search':
      return onSearch(flow, fact);
    case 'login':
      return onLogin(flow, fact);
    case 'validate':
      return onValidate(flow, fact);
    case 'loggedIn':
      return fact.type === 'bookingOpened' && isBookable(flow) ? bookingPage(flow.validated) : flow;
    case 'booking':
      return onBooking(flow, fact);
    case 'confirmation':
      return { ...flow, review: onReview(flow.review, fact) };
  }
}

function onSearch(flow: SearchStage, fact: TireHotelFact): TireHotelFlow {
  switch (fact.type) {
    case 'registrationEntered':
      return { ...flow, registrationNumber: fact.registrationNumber, call: idle };
    case 'searchStarted':
      return { ...flow, call: pending };
    case 'callFailed':
      return { ...flow, call: failed(fact.failure) };
    case 'agreementFound':
      return { stage: 'login', customer: fact.customer, call: idle, draft: flow.draft };
    default:
      return flow;
  }
}

function onLogin(flow: LoginStage, fact: TireHotelFact): TireHotelFlow {
  const { customer, draft } = flow;
  switch (fact.type) {
    case 'codeRequested':
      return { ...flow, call: pending };
    case 'callFailed':
      return { ...flow, call: failed(fact.failure) };
    case 'codeSent':
      return {
        stage: 'validate',
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

function onValidate(flow: ValidateStage, fact: TireHotelFact): TireHotelFlow {
  switch (fact.type) {
    case 'codeEntered':
      return { ...flow, code: fact.code, call: idle };
    case 'verificationStarted':
      return { ...flow, call: pending };
    case 'codeRequested':
      return { ...flow, resend: pending };
    case 'codeSent':
      return {
        ...flow,
        credentials: fact.credentials,
        code: '',
        call: idle,
        resend: idle,
        codesSent: flow.codesSent + 1,
      };
    case 'callFailed':
      return flow.resend.kind === 'pending'
        ? { ...flow, resend: failed(fact.failure) }
        : { ...flow, call: failed(fact.failure) };
    case 'codeAccepted':
      return afterLogin(flow, fact.validated);
    default:
      return flow;
  }
}

/** A booking that was interrupted goes on, if it is for the same vehicle. */
function afterLogin({ draft }: ValidateStage, validated: Validated): TireHotelFlow {
  const [vehicle] = validated.vehicles;
  if (draft?.registrationNumber !== vehicle.registrationNumber || !isBookable({ validated }))
    return { stage: 'loggedIn', validated };
  const { slot: wanted, contact } = draft;
  return { ...bookingPage(validated), slot: { kind: 'loading-days', wanted }, contact };
}

/** Without a workshop there is nothing to book, and what may be booked already isn't booked again. */
function isBookable({ validated }: Pick<LoggedInStage, 'validated'>): boolean {
  return validated.vehicles[0].location !== undefined && !validated.mayHaveBooked;
}

function bookingPage(validated: Validated): BookingStage {
  return {
    stage: 'booking',
    validated,
    slot: { kind: 'loading-days' },
    contact: emptyTireContact,
    call: idle,
  };
}

function bookingFailed(flow: BookingStage, failure: TireHotelFailure): BookingStage {
  return failure.kind === 'unknown-outcome'
    ? { ...flow, validated: { ...flow.validated, mayHaveBooked: true }, call: idle }
    : { ...flow, call: failed(failure) };
}

function onBooking(flow: BookingStage, fact: TireHotelFact): TireHotelFlow {
  const { validated, contact } = flow;
  switch (fact.type) {
    case 'bookingLeft':
      return isBooking(flow) ? flow : { stage: 'loggedIn', validated };
    case 'contactEntered':
      return { ...flow, contact: { ...contact, ...fact.contact } };
    case 'bookingSent':
      return { ...flow, call: pending };
    case 'callFailed':
      return bookingFailed(flow, fact.failure);
    case 'bookingConfirmed':
      return confirmationPage(withVisit(validated, fact.confirmation), fact.confirmation);
    case 'daysLoaded':
    case 'daysFailed':
    case 'timesLoaded':
    case 'timesFailed':
    case 'dayChosen':
    case 'timeChosen':
    case 'slotsRetried':
      return { ...flow, slot: slotReducer(flow.slot, fact) };
    case 'dayReset':
    case 'timeReset':
      return { ...flow, slot: slotReducer(flow.slot, fact), call: idle };
    default:
      return flow;
  }
}

/** The vehicle has a visit from now on. An earlier one comes first. */
function withVisit(
  { status, vehicles: [vehicle, ...others] }: Validated,
  { bookingConfirmationId, appointmentTime, isFullDay }: ConfirmationStage['confirmation'],
): Validated {
  const booked: BookedVisit = { bookingConfirmationId, appointmentTime, isFullDay };
  const { visit = booked } = vehicle;
  const next = visit.appointmentTime <= appointmentTime ? visit : booked;
  return { status, vehicles: [{ ...vehicle, visit: next }, ...others] };
}

/** The last page, with an empty review. */
export function confirmationPage(
  validated: Validated,
  confirmation: ConfirmationStage['confirmation'],
): ConfirmationStage {
  const review: ReviewState = { kind: 'writing', stars: 0, comment: '' };
  return { stage: 'confirmation', validated, confirmation, review };
}

function onReview(review: ReviewState, fact: TireHotelFact): ReviewState {
  if (review.kind === 'sent') return review;
  switch (fact.type) {
    case 'starsChosen':
      return { ...review, stars: fact.stars };
    case 'commentEntered':
      return { ...review, comment: fact.comment };
    case 'reviewStarted':
      return { ...review, kind: 'sending' };
    case 'reviewFinished':
      return { kind: 'sent' };
    default:
      return review;
  }
}

/** Back to the first page. What was entered for a booking is kept until the visitor is logged in again. */
function lostSession(flow: TireHotelFlow): TireHotelFlow {
  switch (flow.stage) {
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

function lostPage(registrationNumber: string): SearchStage {
  return { ...initialTireHotel(registrationNumber), hasLostSession: true };
}

function failed(failure: TireHotelFailure): CallState {
  return { kind: 'failed', failure };
}
