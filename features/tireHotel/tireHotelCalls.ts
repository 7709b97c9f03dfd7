import type { Result } from '#domain/result.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import { tireBookingRequest } from '#domain/tireHotel/tireBookingRequest.ts';
import type { TireHotelFact, TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { announce } from '#domain/tracking/announce.ts';
import { tireHotelPurchaseEvent } from '#domain/tracking/tireHotelEvents.ts';
import { isSearchable } from '#domain/vehicles/registrationNumber.ts';
import { isWholeCode } from './isWholeCode.ts';
import { tireHotelApi as service } from './tireHotelApi.ts';

/** A call, and the facts when it starts and when it is answered. */
export interface TireHotelCall<Value> {
  readonly started: TireHotelFact;
  readonly call: () => Promise<Result<Value, TireHotelFailure>>;
  readonly done: (value: Value) => TireHotelFact;
}

/** Searches for the agreement of the entered number; `undefined` if there is nothing to search for. */
export function searchCall(flow: TireHotelFlow) {
  if (flow.stage !== 'search' || !isSearchable(flow.registrationNumber)) return undefined;
  return callOf({
    started: { type: 'searchStarted' },
    call: () => service.search(flow.registrationNumber),
    done: (customer) => ({ type: 'agreementFound', customer }),
  });
}

/** Sends a code to the owner. */
export function codeCall(flow: TireHotelFlow) {
  if (flow.stage !== 'login' && flow.stage !== 'validate') return undefined;
  return callOf({
    started: { type: 'codeRequested' },
    call: () => service.login(flow.customer.encryptedPhoneNumber),
    done: (credentials) => ({ type: 'codeSent', credentials }),
  });
}

/** Verifies the entered code; `undefined` until it is whole. */
export function verificationCall(flow: TireHotelFlow) {
  if (flow.stage !== 'validate' || !isWholeCode(flow.code)) return undefined;
  return callOf({
    started: { type: 'verificationStarted' },
    call: () => service.validate(flow.credentials.authorizationToken, flow.code),
    done: (validated) => ({ type: 'codeAccepted', validated }),
  });
}

/** Books the chosen day and time, and reports the purchase; `undefined` until they are chosen. */
export function bookingCall(flow: TireHotelFlow) {
  if (flow.stage !== 'booking' || flow.validated.mayHaveBooked) return undefined;
  const request = tireBookingRequest(flow);
  const workshop = flow.validated.vehicles[0].location?.workshopId;
  if (!request || workshop === undefined) return undefined;
  return callOf({
    started: { type: 'bookingSent' },
    call: () => service.book(workshop, request),
    done: (confirmation) => {
      announce(window, tireHotelPurchaseEvent(confirmation.bookingConfirmationId));
      return { type: 'bookingConfirmed', confirmation };
    },
  });
}

/** Infers the type of the answer. */
function callOf<Value>(call: TireHotelCall<Value>): TireHotelCall<Value> {
  return call;
}
