import {
  type BookingConfirmation,
  type BookingRequest,
  bookingLimits,
} from '#domain/booking/bookingRequest.ts';
import {
  defaultUnit,
  type Offering,
  type OfferingCategory,
  type UnitPrice,
} from '#domain/booking/offering.ts';
import type { Workshop, WorkshopMessage } from '#domain/booking/workshop.ts';
import { parseJson } from '#domain/parseJson.ts';
import { isRecord } from '#domain/record.ts';
import {
  type WireBookingConfirmation,
  type WireBookingRequest,
  type WireOffering,
  type WireWorkshop,
  wireCategory,
  wireOffering,
  wireWorkshop,
} from './wire.ts';

/** The categories that can be read and have offerings. */
export function parseCategories(wire: readonly unknown[]): readonly OfferingCategory[] {
  return wire.flatMap((entry) => {
    const read = wireCategory.safeParse(entry);
    if (!read.success) return [];
    const { offerings: entries, ...category } = read.data;
    const offerings = entries.flatMap((offering) => parseOffering(offering, category.name));
    return offerings.length === 0 ? [] : [{ ...category, offerings }];
  });
}

function parseOffering(wire: unknown, category: string): readonly Offering[] {
  const read = wireOffering.safeParse(wire);
  if (!read.success) return [];
  const { price, unitPrice, ...offering } = read.data;
  const priceKnown = offering.priceKnown && price !== null;
  return [
    {
      ...offering,
      category,
      price: priceKnown ? price : 0,
      priceKnown,
      priceDiscount: priceKnown ? offering.priceDiscount : 0,
      unitPrice: unitPrice ? parseUnitPrice(unitPrice) : undefined,
    },
  ];
}

/** Limits the quantities, so that they can be offered as a list. */
function parseUnitPrice(wire: NonNullable<WireOffering['unitPrice']>): UnitPrice {
  const minimum = clamp(Math.ceil(wire.minimum), 1, bookingLimits.units);
  const maximum = clamp(Math.floor(wire.maximum), minimum, bookingLimits.units);
  return {
    minimum,
    maximum,
    unit: clamp(Math.round(wire.unit), minimum, maximum),
    unitAbbreviation: wire.unitAbbreviation.trim() || defaultUnit,
    postfix: wire.postfix.trim(),
  };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

function parseWorkshop({ siteId, siteName, ...workshop }: WireWorkshop): Workshop {
  return { ...workshop, facilityId: siteId, facilityName: siteName };
}

/** Reads a message of the stream; `undefined` if it is unreadable. */
export function parseWorkshopMessage(data: string): WorkshopMessage | undefined {
  const body = parseJson(data);
  const word = (typeof body === 'string' ? body : data).trim().toLowerCase();
  if (word === 'error' || (isRecord(body) && 'error' in body)) return { kind: 'error' };
  if (word === 'nosites' || (isRecord(body) && 'nosites' in body)) return { kind: 'no-workshops' };
  const read = wireWorkshop.safeParse(body);
  return read.success ? { kind: 'workshop', workshop: parseWorkshop(read.data) } : undefined;
}

/** A confirmed booking. */
export function parseConfirmation({
  kobraProductIds,
  ...booking
}: WireBookingConfirmation): BookingConfirmation {
  return { ...booking, productIds: kobraProductIds };
}

/** Writes a booking. The prices that the visitor saw are the site's own matter. */
export function bookingBody(request: BookingRequest): WireBookingRequest {
  return {
    ...request,
    serviceOfferingRequests: request.serviceOfferingRequests.map(
      ({ offeringCode, unitsSelected, userInput }) => ({
        kobraId: offeringCode,
        unitsSelected,
        userInput,
      }),
    ),
  };
}
