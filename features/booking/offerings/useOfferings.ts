import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { type Booking, useBooking } from '../booking.ts';
import { fetchAddons, fetchServices } from '../bookingApi.ts';

/** Services or add-ons. */
export type Offerings =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly categories: readonly OfferingCategory[] }
  | { readonly kind: 'failed' };

interface OfferingsHandle {
  readonly offerings: Offerings;
  readonly retry: () => void;
}

const sources = {
  services: { fetch: fetchServices, error: 'servicesFailed' },
  addons: { fetch: fetchAddons, error: 'addonsFailed' },
} as const;

/** Loads what can be booked for the vehicle near the place. */
export function useOfferings(kind: keyof typeof sources): OfferingsHandle {
  const { flow, reportError } = useBooking();
  const [round, setRound] = useState(0);
  const key = `${questionKey(flow)} ${round}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly offerings: Offerings }>();

  const load = useEffectEvent((signal: AbortSignal) => {
    if (flow.stage === 'vehicle' || flow.stage === 'booked' || answer?.key === key) return;
    const { fetch, error } = sources[kind];
    fetch(flow.vehicle.registrationNumber, flow.place, signal).then((loaded) => {
      if (signal.aborted) return;
      if (!loaded.ok) reportError(error);
      const offerings: Offerings = loaded.ok
        ? { kind: 'loaded', categories: loaded.value.filter(hasOfferings) }
        : { kind: 'failed' };
      setAnswer({ key, offerings });
    });
  });
  // Vehicle and place are part of the key; other changes of the booking load nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key decides when to load.
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [key]);

  const offerings = answer?.key === key ? answer.offerings : loading;
  return { offerings, retry: () => setRound((count) => count + 1) };
}

const loading: Offerings = { kind: 'loading' };

function questionKey(flow: Booking['flow']): string {
  if (flow.stage === 'vehicle' || flow.stage === 'booked') return flow.stage;
  const { latitude, longitude } = flow.place;
  return `${flow.vehicle.registrationNumber} ${latitude} ${longitude}`;
}

function hasOfferings({ offerings }: OfferingCategory): boolean {
  return offerings.length > 0;
}
