import type { BookingRequest } from '../bookingRequest.ts';
import type { Offering } from '../offering.ts';
import type { BookedVehicle } from '../vehicle.ts';
import type { Workshop } from '../workshop.ts';

/** A supported vehicle, for tests. */
export function testVehicle(changes: Partial<BookedVehicle> = {}): BookedVehicle {
  return {
    registrationNumber: 'MLB111',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2021,
    isSupported: true,
    hasServiceAgreement: false,
    ...changes,
  };
}

/** A service with a known price, for tests. */
export function testOffering(changes: Partial<Offering> = {}): Offering {
  return {
    code: 'oljebyte',
    name: 'Oljebyte',
    price: 1_490,
    priceKnown: true,
    notKnownPriceText: '',
    priceDiscount: 0,
    description: 'Vi byter olja och filter.',
    isAvailable: true,
    category: 'Service',
    allowUserInput: false,
    ...changes,
  };
}

/** A workshop in Stockholm, for tests. */
export function testWorkshop(changes: Partial<Workshop> = {}): Workshop {
  return {
    siteId: '101',
    departmentId: '10.1014',
    siteName: 'Nordvik Kungens kurva',
    address: 'Dialoggatan 12, 141 75 Stockholm',
    latitude: 59.2682,
    longitude: 17.9238,
    brands: ['Volvo'],
    firstTimeSlot: '2026-11-24T07:30:00',
    ...changes,
  };
}

/** A complete booking, for tests. */
export function testBookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    customer: {
      firstName: 'Kim',
      lastName: 'Berg',
      phone: '+46 70 123 45 67',
      email: 'kim@example.com',
    },
    freeText: '',
    departmentId: '10.1014',
    timeSlot: '2026-11-24T07:30:00',
    isFullDay: false,
    registrationNumber: 'MLB111',
    mileage: 0,
    serviceOfferingRequests: [{ kobraId: 'oljebyte', unitsSelected: 1, userInput: '' }],
    ...changes,
  };
}
