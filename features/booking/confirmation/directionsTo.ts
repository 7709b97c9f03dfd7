import type { Workshop } from '#domain/booking/workshop.ts';

/** Address of the directions to a workshop at a maps service. */
export function directionsTo({ facilityName, address }: Workshop): string {
  const query = new URLSearchParams({ api: '1', destination: `${facilityName}, ${address}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
