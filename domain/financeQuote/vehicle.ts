import type { FinanceQuoteSetup } from '#domain/sites/site.ts';
import type { CarRecord } from '../cars/car.ts';

/** A vehicle as the lender needs it. */
export interface QuotedVehicle {
  readonly id: string;
  readonly kind: 'car' | 'van' | 'motorcycle';
  readonly vin?: string | undefined;
  /** On the road, with VAT. */
  readonly price: number;
  readonly registrationNumber: string;
  /** ISO 8601. */
  readonly registeredOn?: string | undefined;
  readonly organisation: string;
}

/** The vehicle to quote for; undefined for a car that isn't registered or has no price. */
export function quotedVehicle(
  car: CarRecord,
  { organisation, vatRate }: FinanceQuoteSetup,
): QuotedVehicle | undefined {
  const { registrationNumber, price } = car;
  if (registrationNumber === undefined || !price.amount || price.currency !== 'GBP') {
    return undefined;
  }
  return {
    id: car.id,
    kind: kindOf(car),
    vin: car.chassisNumber,
    price: car.isCommercial ? Math.round(price.amount * (1 + vatRate) * 100) / 100 : price.amount,
    registrationNumber,
    registeredOn: car.technicalData.find(({ name }) => name === 'firstRegistration')?.text,
    organisation,
  };
}

function kindOf({ isCommercial, isMotorcycle }: CarRecord): QuotedVehicle['kind'] {
  if (isMotorcycle) return 'motorcycle';
  return isCommercial ? 'van' : 'car';
}
