import { useState } from 'react';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { BookedVehicle } from '#domain/booking/vehicle.ts';
import type { Place } from '#domain/places/place.ts';
import { fail, type Result } from '#domain/result.ts';
import { parseRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';
import { useBooking } from '../booking.ts';
import { bookingApi } from '../bookingApi.ts';

/** The look-up of a vehicle. */
export type VehicleLookup = AnswerState<BookedVehicle, BookingFailure>;

interface VehicleLookupControl {
  readonly lookup: VehicleLookup;
  /** Finishes the first step if the vehicle is found and supported. */
  readonly find: (registration: string, place: Place) => void;
  /** Forgets a failure and a refusal, because the visitor changes what they entered. */
  readonly reset: () => void;
}

interface VehicleQuestion {
  readonly typed: string;
  readonly place: Place;
}

/** Looks up the vehicle of the first step. */
export function useVehicleLookup(): VehicleLookupControl {
  const { dispatch, reportError } = useBooking();
  const [asked, setAsked] = useState<VehicleQuestion>();
  const { answer, retry } = useAnswer(asked, findVehicle, {
    onAnswer: (found, { place }) => {
      if (!found.ok) return reportError(found.failure.kind);
      setAsked(undefined);
      dispatch({ type: 'placeChosen', place });
      dispatch({ type: 'vehicleFound', vehicle: found.value });
    },
  });
  const isLooking = answer.kind === 'loading';

  function find(typed: string, place: Place): void {
    if (isLooking) return;
    setAsked({ typed, place });
    // The same question may be asked again after a failure.
    retry();
  }

  function reset(): void {
    if (isLooking) return;
    setAsked(undefined);
    dispatch({ type: 'vehicleEdited' });
  }

  return { lookup: answer, find, reset };
}

async function findVehicle(
  { typed }: VehicleQuestion,
  signal: AbortSignal,
): Promise<Result<BookedVehicle, BookingFailure>> {
  const registration = parseRegistrationNumber(typed, 'booking');
  if (registration === undefined) return fail({ kind: 'invalid-registration' });
  return bookingApi.vehicle(registration, signal);
}
