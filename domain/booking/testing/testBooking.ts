import type { Place } from '../../places/place.ts';
import type { BookingFact } from '../bookingFact.ts';
import { type BookingFlow, initialBooking } from '../bookingFlow.ts';
import { bookingReducer } from '../bookingReducer.ts';
import type { BookingRequest } from '../bookingRequest.ts';
import type { Offering } from '../offering.ts';
import type { ChosenOffering } from '../selection.ts';
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
    facilityId: '101',
    departmentId: '10.1014',
    facilityName: 'Nordvik Kungens kurva',
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
    serviceOfferingRequests: [{ offeringCode: 'oljebyte', unitsSelected: 1, userInput: '' }],
    ...changes,
  };
}

/** A place, for tests. */
export function testPlace(changes: Partial<Place> = {}): Place {
  return {
    placeId: 'geonames:2673730',
    name: 'Stockholm',
    region: 'Stockholms län',
    latitude: 59.33,
    longitude: 18.07,
    ...changes,
  };
}

/** A service or add-on as a visitor chose it, for tests. */
export function testChoice(
  changes: Partial<Offering> = {},
  stated: Partial<ChosenOffering> = {},
): ChosenOffering {
  return { offering: testOffering(changes), type: 'service', isSingleChoice: false, ...stated };
}

/** The facts of a booking up to a stage, for tests. */
export function factsUntil(stage: BookingFlow['stage']): readonly BookingFact[] {
  const all: readonly (readonly [BookingFlow['stage'], readonly BookingFact[]])[] = [
    ['vehicle', [{ type: 'placeChosen', place: testPlace() }]],
    ['services', [{ type: 'vehicleFound', vehicle: testVehicle() }]],
    ['addons', [{ type: 'offeringChosen', chosen: testChoice() }, { type: 'servicesFinished' }]],
    [
      'workshop',
      [{ type: 'addonsFinished' }, { type: 'workshopChosen', workshop: testWorkshop() }],
    ],
    ['form', [{ type: 'timeTaken', time: { timeSlot: '2026-11-24T07:30:00', isFullDay: false } }]],
    ['booked', [{ type: 'booked', bookingId: 'B-1' }]],
  ];
  const end = all.findIndex(([name]) => name === stage);
  return all.slice(0, end + 1).flatMap(([, facts]) => facts);
}

/** A booking at a stage, for tests. */
export function testFlow(
  stage: BookingFlow['stage'],
  further: readonly BookingFact[] = [],
): BookingFlow {
  return [...factsUntil(stage), ...further].reduce(bookingReducer, initialBooking);
}
