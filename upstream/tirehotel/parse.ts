import type { TireBookingConfirmation, TireBookingRequest } from '#domain/tireHotel/booking.ts';
import type { TireHotelCustomer } from '#domain/tireHotel/customer.ts';
import type { TimeslotRequest } from '#domain/tireHotel/timeslots.ts';
import type { Tire, TireHotelVehicle, TireLocation } from '#domain/tireHotel/vehicle.ts';
import {
  type WireBookingRequest,
  type WireConfirmation,
  type WireCustomer,
  type WireTimeslotRequest,
  type WireTire,
  type WireVehicle,
  wireTire,
  wireVehicle,
} from './wire.ts';

const maxMessageLength = 300;

/** The owner of an agreement. */
export function parseCustomer({ regNo, ...customer }: WireCustomer): TireHotelCustomer {
  return { ...customer, registrationNumber: regNo };
}

/** Writes a question for days or times. */
export function timeslotBody(request: TimeslotRequest): WireTimeslotRequest {
  const { registrationNumber: regNo, ...dates } = request;
  return { ...dates, regNo };
}

/** Writes a booking. */
export function bookingBody(request: TireBookingRequest): WireBookingRequest {
  const { registrationNumber: regNo, ...booking } = request;
  return { ...booking, regNo };
}

/** The vehicles that can be read. */
export function parseVehicles(wire: readonly unknown[]): readonly TireHotelVehicle[] {
  return wire.flatMap((entry) => {
    const vehicle = wireVehicle.safeParse(entry);
    return vehicle.success ? [parseVehicle(vehicle.data)] : [];
  });
}

function parseVehicle(wire: WireVehicle): TireHotelVehicle {
  return {
    registrationNumber: wire.regNo,
    // Calls for days and times need one.
    brandCode: wire.brandCode || wire.regNo,
    brand: wire.brand || undefined,
    model: wire.model || undefined,
    name: wire.name || undefined,
    productId: wire.productId || undefined,
    packageLevel: wire.packageLevel || undefined,
    tires: wire.tires.flatMap((entry) => {
      const tire = wireTire.safeParse(entry);
      return tire.success ? [parseTire(tire.data)] : [];
    }),
    location: parseLocation(wire.location),
    visit: wire.visit ?? undefined,
  };
}

function parseTire({ equipmentPosition, wheel }: WireTire): Tire {
  return {
    equipmentPosition,
    wheel: {
      name: wheel.name || undefined,
      rimDiameter: wheel.rimDiameter,
      sectionWidth: wheel.sectionWidth,
      aspectRatio: wheel.aspectRatio,
      treadPattern: wheel.threadPattern || undefined,
      treadDepth: wheel.threadDepth,
      treadStatus: wheel.threadStatusId,
      treadStatusMessage: wheel.threadStatusMessage || undefined,
    },
  };
}

function parseLocation(wire: WireVehicle['location']): TireLocation | undefined {
  if (!wire) return undefined;
  return {
    workshopId: wire.erpId,
    locationName: wire.locationName || undefined,
    departmentName: wire.departmentName || undefined,
    phone: wire.phone || undefined,
    email: wire.email || undefined,
  };
}

/** The confirmation of a booking. */
export function parseConfirmation(wire: WireConfirmation): TireBookingConfirmation {
  const { workshop } = wire;
  return {
    bookingConfirmationId: wire.bookingConfirmationId,
    services: wire.services,
    appointmentTime: wire.appointmentTime,
    isFullDay: wire.isFullDay,
    workshop: {
      name: workshop?.name || undefined,
      address: workshop?.address || undefined,
      email: workshop?.email || undefined,
      phoneNumber: workshop?.phoneNumber || undefined,
    },
    freeText: wire.freeText || undefined,
    customerBase: wire.customerBase,
  };
}

/** A text for visitors, as plain text of limited length; `undefined` if there is none. */
export function parseMessage(text: string): string | undefined {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= maxMessageLength) return plain || undefined;
  return `${characters.slice(0, maxMessageLength - 1).join('')}…`;
}
