import type { CarRecord } from '../cars/car.ts';

/** What a site that offers finance quotes needs for them. */
export interface FinanceQuoteSetup {
  /** The lender's identifier of the dealer. */
  readonly organisation: string;
  /** Added to the prices of commercial vehicles, which the index has without VAT: 0.2 for 20 %. */
  readonly vatRate: number;
  /** Where a visitor reserves a car; absolute, or relative to the address of the lender's service. */
  readonly reserve: string;
  /** Where a visitor has a car valued for part exchange; as `reserve`. */
  readonly partExchange: string;
}

/** The addresses of a site's links that carry a quote's reference. */
export interface FinanceQuoteLinks {
  readonly reserve: string;
  readonly partExchange: string;
}

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

/** An address with a quote's reference added to its query. */
export function withQuoteReference(address: string, reference: string): string {
  const url = new URL(address);
  url.searchParams.set('quoteRef', reference);
  return url.href;
}
