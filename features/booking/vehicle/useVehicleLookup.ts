import { useEffect, useRef, useState } from 'react';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { parseRegistrationNumber } from '#domain/booking/registrationNumber.ts';
import type { Place } from '#domain/places/place.ts';
import { useBooking } from '../booking.ts';
import { fetchVehicle } from '../bookingApi.ts';

/** The look-up of a vehicle. */
export type VehicleLookup =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly failure: BookingFailure }
  /** It is known, but booked elsewhere. */
  | { readonly kind: 'unsupported'; readonly brand: string };

interface VehicleLookupHandle {
  readonly lookup: VehicleLookup;
  /** Finishes the first step if the vehicle is found and supported. */
  readonly find: (registration: string, place: Place) => Promise<void>;
  /** Forgets a failure, because the visitor changes what they entered. */
  readonly reset: () => void;
}

/** Looks up the vehicle of the first step. */
export function useVehicleLookup(): VehicleLookupHandle {
  const { dispatch, reportError } = useBooking();
  const [lookup, setLookup] = useState<VehicleLookup>({ kind: 'idle' });
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  function failWith(failure: BookingFailure): void {
    reportError(failure.kind);
    setLookup({ kind: 'failed', failure });
  }

  async function find(typed: string, place: Place): Promise<void> {
    // Not by the state, which a second press may see before it is rendered.
    if (request.current) return;
    const registration = parseRegistrationNumber(typed);
    if (registration === undefined) return failWith({ kind: 'invalidRegistration' });
    const controller = new AbortController();
    request.current = controller;
    setLookup({ kind: 'looking' });
    const answer = await fetchVehicle(registration, controller.signal);
    request.current = undefined;
    if (controller.signal.aborted) return;
    if (!answer.ok) return failWith(answer.failure);
    const vehicle = answer.value;
    if (!vehicle.isSupported) return setLookup({ kind: 'unsupported', brand: vehicle.brand });
    setLookup({ kind: 'idle' });
    dispatch({ type: 'placeChosen', place });
    dispatch({ type: 'vehicleFound', vehicle });
  }

  return { lookup, find, reset: () => !request.current && setLookup({ kind: 'idle' }) };
}
