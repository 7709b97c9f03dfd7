import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  filledUpTo,
  identifier,
  isReadAt,
  latitudes,
  longitudes,
  nonEmptyText,
  notNegative,
  oneOrMore,
  type SchemaEnds,
  trimmedText,
  upTo,
} from '#domain/testing/fieldEnds.ts';
import {
  wireBookingRequest,
  wireCategory,
  wireOffering,
  wirePrices,
  wireVehicle,
  wireWorkshop,
} from './wire.ts';

const booking = {
  customer: { firstName: 'A', lastName: 'B', phone: '0701234567', email: 'a@example.com' },
  freeText: '',
  departmentId: '1',
  timeSlot: '2026-11-23T09:00:00',
  isFullDay: false,
  registrationNumber: 'MLB111',
  mileage: 0,
  serviceOfferingRequests: [{ kobraId: 'A', unitsSelected: 1, userInput: '' }],
};

const schemas: Readonly<Record<string, SchemaEnds>> = {
  vehicle: {
    schema: wireVehicle,
    input: { registrationNumber: 'MLB111', brand: 'Volvo', isSupported: true },
    ends: {
      registrationNumber: trimmedText,
      brand: trimmedText,
      buildYear: { read: [1900, 2026, 2100], unread: [1899, 2101, 2020.5] },
    },
  },
  category: {
    schema: wireCategory,
    input: { name: 'A', offerings: [] },
    ends: { name: trimmedText, selectionType: { read: ['A'], unread: [''] } },
  },
  offering: {
    schema: wireOffering,
    input: { code: 'A', name: 'A' },
    ends: {
      code: identifier,
      name: trimmedText,
      price: notNegative,
      priceDiscount: { read: [0, 1], unread: [-1] },
      durationMinutes: oneOrMore,
    },
  },
  workshop: {
    schema: wireWorkshop,
    input: { departmentId: 'A', siteId: 'A', siteName: 'A', latitude: 0, longitude: 0 },
    ends: {
      departmentId: identifier,
      siteId: identifier,
      siteName: trimmedText,
      latitude: latitudes,
      longitude: longitudes,
    },
  },
  prices: {
    schema: wirePrices,
    input: [{ code: 'A', price: 1 }],
    ends: { '0.price': notNegative },
  },
  booking: {
    schema: wireBookingRequest,
    input: booking,
    ends: {
      'customer.firstName': trimmedText,
      'customer.lastName': upTo(100),
      'customer.phone': { read: ['+46 70 123 45 67'], unread: ['', 'A'] },
      freeText: upTo(80),
      departmentId: filledUpTo(64),
      registrationNumber: nonEmptyText,
      mileage: { read: [0, 1, 100_000], unread: [-1, 100_001, 1.5] },
      serviceOfferingRequests: { read: [], unread: [[]] },
      'serviceOfferingRequests.0.kobraId': filledUpTo(64),
      'serviceOfferingRequests.0.unitsSelected': { read: [1, 2, 100], unread: [0, 101, 1.5] },
      'serviceOfferingRequests.0.userInput': upTo(80),
    },
  },
};

describe.each(Object.entries(schemas))('%s', (_name, { schema, input, ends }) => {
  test('is read', () => {
    expect(schema.safeParse(input).error).toBeUndefined();
  });

  test.each(casesOfEnds(ends))('$path: $value: read $isRead', ({ isRead, ...field }) => {
    expect(isReadAt(schema, input, field)).toBe(isRead);
  });
});
