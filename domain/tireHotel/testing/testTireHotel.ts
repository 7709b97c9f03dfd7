import type { TireBookingConfirmation, TireBookingRequest } from '../booking.ts';
import type { TireHotelCustomer } from '../customer.ts';
import type { TireHotelReview } from '../review.ts';
import type { Tire, TireHotelVehicle, Validated } from '../vehicle.ts';

/** A customer. */
export const testCustomer: TireHotelCustomer = {
  encryptedPhoneNumber: 'handle-of-number',
  obfuscatedPhoneNumber: '*** *** ** 67',
  registrationNumber: 'MLB10A',
};

/** A tire at a position, with a status. */
export function testTire(equipmentPosition: string, treadStatus: number): Tire {
  return {
    equipmentPosition,
    wheel: {
      name: 'Nokian Hakkapeliitta R5',
      rimDiameter: 17,
      sectionWidth: 225,
      aspectRatio: 50,
      treadPattern: 'R5',
      treadDepth: 6.5,
      treadStatus,
      treadStatusMessage: 'OK',
    },
  };
}

/** A vehicle with four tires. */
export const testTireVehicle: TireHotelVehicle = {
  registrationNumber: 'MLB10A',
  brandCode: 'VO-MLB10A',
  brand: 'Volvo',
  model: 'V60',
  name: 'Volvo V60 B4',
  productId: 'hotel-plus',
  packageLevel: 'Plus',
  tires: ['VF', 'HF', 'VB', 'HB'].map((position) => testTire(position, 0)),
  location: {
    workshopId: '1001',
    locationName: 'Nordvik Malmö',
    departmentName: 'Däckhotell',
    phone: '040-12 34 56',
    email: 'dack.malmo@nordvik.example',
  },
};

/** A verified visitor. */
export const testValidated: Validated = { status: 0, vehicles: [testTireVehicle] };

/** A booking at a time. */
export const testBooking: TireBookingRequest = {
  bookingDate: '2026-12-01T08:30:00',
  bookingStart: '2026-12-01T08:30:00',
  registrationNumber: 'MLB10A',
  freeText: '',
  customer: {
    firstName: 'Kim',
    lastName: 'Berg',
    email: 'kim.berg@example.com',
    phoneMobile: '+46701234567',
  },
};

/** The confirmation of that booking. */
export const testConfirmation: TireBookingConfirmation = {
  bookingConfirmationId: 'B-1001',
  services: [{ name: 'Hjulskifte' }],
  appointmentTime: testBooking.bookingDate,
  isFullDay: false,
  workshop: {
    name: 'Nordvik Malmö',
    address: 'Verkstadsgatan 1, 211 20 Malmö',
    email: 'dack.malmo@nordvik.example',
    phoneNumber: '040-12 34 56',
  },
  freeText: '',
  customerBase: testBooking.customer,
};

/** A review. */
export const testReview: TireHotelReview = {
  rating: 4,
  comment: 'Snabbt och enkelt',
  date: '2026-11-20T10:00:00.000Z',
};
