/** A kind of work that can be requested, under the id and the name that the lead service knows. */
export interface ServiceType {
  readonly id: number;
  /** Also shown to visitors, as it is. */
  readonly name: string;
}

/** The work on cars. */
export const carServices: readonly ServiceType[] = [
  { id: 1, name: 'Service' },
  { id: 2, name: 'Vinterklar-bil' },
  { id: 3, name: 'EU-kontroll' },
  { id: 4, name: 'Hjulskift' },
  { id: 5, name: 'Service eldre biler (5+)' },
  { id: 6, name: 'Reparasjon' },
  { id: 7, name: 'Lakk / karosseri' },
  { id: 8, name: 'Steinsprut / Ruteskift' },
  { id: 9, name: 'Aircondition service' },
  { id: 10, name: 'Bilskade' },
  { id: 11, name: 'Annet' },
];

/** What owners of other vehicles can ask for. */
export const otherServices: readonly ServiceType[] = [
  { id: 0, name: 'Bestille service' },
  { id: 1, name: 'Bestile deler' },
  { id: 2, name: 'Annet vennligst beskriv' },
];

/** The types of vehicle. */
export const vehicleTypes = ['car', 'motorcycle'] as const;

export type VehicleType = (typeof vehicleTypes)[number];
