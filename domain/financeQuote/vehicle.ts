import type { FinanceQuoteSetup } from '#domain/sites/site.ts';
import type { CarRecord, CarSummary } from '../cars/car.ts';
import { priceFigure, priceLine } from '../cars/price.ts';

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
  { organisation }: FinanceQuoteSetup,
): QuotedVehicle | undefined {
  const { registrationNumber } = car;
  const price = cashPrice(car);
  if (registrationNumber === undefined || !price || car.price.currency !== 'GBP') {
    return undefined;
  }
  return {
    id: car.id,
    kind: kindOf(car),
    vin: car.chassisNumber,
    price,
    registrationNumber,
    registeredOn: car.technicalData.find(({ name }) => name === 'firstRegistration')?.text,
    organisation,
  };
}

/** The cash price that quotes are based on: with VAT, as the page of the car shows it. */
function cashPrice(car: CarSummary): number | undefined {
  return priceFigure(priceLine(car), 'with');
}

function kindOf({ isCommercial, isMotorcycle }: CarRecord): QuotedVehicle['kind'] {
  if (isMotorcycle) return 'motorcycle';
  return isCommercial ? 'van' : 'car';
}
