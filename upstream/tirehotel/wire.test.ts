import { describe, expect, test } from 'vitest';
import {
  casesOfEnds,
  filledUpTo,
  isReadAt,
  nonEmptyText,
  type SchemaEnds,
  upTo,
} from '#domain/testing/fieldEnds.ts';
import {
  wireBookingRequest,
  wireConfirmation,
  wireCustomer,
  wireInvalid,
  wireLogin,
  wireReview,
  wireVehicle,
} from './wire.ts';

const schemas: Readonly<Record<string, SchemaEnds>> = {
  customer: {
    schema: wireCustomer,
    input: { encryptedPhoneNumber: 'A', obfuscatedPhoneNumber: '', regNo: 'A' },
    ends: { encryptedPhoneNumber: nonEmptyText, regNo: nonEmptyText },
  },
  login: {
    schema: wireLogin,
    input: { authorizationToken: 'A' },
    ends: { authorizationToken: nonEmptyText },
  },
  'invalid fields': {
    schema: wireInvalid,
    input: { fields: ['email'] },
    ends: { fields: { read: [['email']], unread: [[]] } },
  },
  vehicle: {
    schema: wireVehicle,
    input: { regNo: 'A' },
    ends: { regNo: nonEmptyText },
  },
  'location of a vehicle': {
    schema: wireVehicle,
    input: { regNo: 'A', location: { erpId: 'A' } },
    ends: { 'location.erpId': { read: ['A'], unread: [''] } },
  },
  'visit of a vehicle': {
    schema: wireVehicle,
    input: {
      regNo: 'A',
      visit: {
        bookingConfirmationId: 'A',
        appointmentTime: '2026-11-23T09:00:00',
        isFullDay: false,
      },
    },
    ends: { 'visit.bookingConfirmationId': { read: ['A', 7], unread: [''] } },
  },
  booking: {
    schema: wireBookingRequest,
    input: {
      bookingDate: '2026-11-23',
      bookingStart: null,
      regNo: 'A',
      freeText: '',
      customer: {
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.com',
        phoneMobile: '+46701234567',
      },
    },
    ends: {
      regNo: nonEmptyText,
      freeText: upTo(1_000),
      'customer.firstName': filledUpTo(100),
      'customer.lastName': filledUpTo(100),
    },
  },
  confirmation: {
    schema: wireConfirmation,
    input: {
      bookingConfirmationId: 'A',
      appointmentTime: 'A',
      isFullDay: false,
      customerBase: { firstName: 'A', lastName: 'B', email: 'C', phoneMobile: 'D' },
    },
    ends: {
      bookingConfirmationId: { read: ['A', 7], unread: [''] },
      'customerBase.firstName': nonEmptyText,
      'customerBase.lastName': nonEmptyText,
      'customerBase.email': nonEmptyText,
      'customerBase.phoneMobile': nonEmptyText,
    },
  },
  review: {
    schema: wireReview,
    input: { rating: 5, comment: '', date: '2026-11-23T09:00:00.000Z' },
    ends: { rating: { read: [1, 5], unread: [0, 6, 1.5] }, comment: upTo(1_000) },
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
