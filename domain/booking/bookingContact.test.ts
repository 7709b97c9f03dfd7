import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookingContact,
  bookingContactErrors,
  bookingRequest,
  emptyBookingContact,
  nextBookingAttempt,
} from './bookingContact.ts';
import type { FormFlow } from './bookingFlow.ts';
import { bookingLimits } from './bookingRequest.ts';
import { testBookingRequest, testVehicle, testWorkshop } from './testing/testBooking.ts';

const valid: BookingContact = {
  firstName: 'Kim',
  lastName: 'Berg',
  phone: '+46 70 123 45 67',
  email: 'kim@example.com',
  message: '',
};

const errorsOf = (changes: Partial<BookingContact>) =>
  bookingContactErrors({ ...valid, ...changes }).map(({ field, problem }) => `${field} ${problem}`);

test('valid details have no errors', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ message: 'å'.repeat(80) })).toEqual([]);
});

test('the longest details that a booking takes have no errors', () => {
  const { name, email, phone, freeText } = bookingLimits;
  const ends = {
    firstName: 'å'.repeat(name),
    lastName: 'å'.repeat(name),
    phone: `+${'1'.repeat(phone - 1)}`,
    email: `${'x'.repeat(64)}@${'y.'.repeat(93)}yse`.padEnd(email, 'e'),
    message: 'å'.repeat(freeText),
  };
  expect(ends.email).toHaveLength(254);
  expect(errorsOf(ends)).toEqual([]);
});

test('all but the message are required, in the order of the form', () => {
  expect(bookingContactErrors(emptyBookingContact).map(({ field }) => field)).toEqual([
    ...['firstName', 'lastName', 'phone', 'email'],
  ]);
});

describe('errors', () => {
  test.each<[string, Partial<BookingContact>, string]>([
    ['a name of blanks', { firstName: ' \u00a0 ' }, 'firstName missing'],
    ['a long name', { lastName: 'x'.repeat(101) }, 'lastName tooLong'],
    ['a phone number of blanks', { phone: '\u00a0' }, 'phone missing'],
    ['5 digits', { phone: '12345' }, 'phone invalid'],
    ['21 digits', { phone: '1'.repeat(21) }, 'phone invalid'],
    ['a plus within a number', { phone: '0701+23456' }, 'phone invalid'],
    ['letters in a number', { phone: '070-123 45 67 hem' }, 'phone invalid'],
    ['an address without a domain', { email: 'kim@' }, 'email invalid'],
    ['an address without a top-level domain', { email: 'kim@example' }, 'email invalid'],
    [
      'an address of 255 characters',
      { email: `${'x'.repeat(64)}@${'y.'.repeat(94)}se` },
      'email invalid',
    ],
    ['two addresses', { email: 'kim@example.com, b@example.com' }, 'email invalid'],
    ['a message of 81 characters', { message: 'x'.repeat(81) }, 'message tooLong'],
  ])('%s', (_, changes, expected) => {
    expect(errorsOf(changes)).toEqual([expected]);
  });
});

const flow: FormFlow = {
  stage: 'form',
  shown: 4,
  vehicle: testVehicle(),
  workshop: testWorkshop(),
  mileage: 12_000,
  place: {
    placeId: '1',
    name: 'Stockholm',
    region: 'Stockholms län',
    latitude: 59,
    longitude: 18,
  },
  addons: false,
  time: { timeSlot: '2026-11-25T08:00:00', isFullDay: true },
  services: {
    oljebyte: {
      name: 'Oljebyte',
      price: 1_490,
      priceKnown: true,
      priceDiscount: 0,
      type: 'service',
      category: 'Service',
      unit: 2,
      unitAbbreviation: 'st',
      userInput: '',
      listItems: [],
    },
    felsokning: {
      name: 'Felsökning',
      price: 0,
      priceKnown: false,
      priceDiscount: 0,
      type: 'service',
      category: 'Fel',
      unit: 1,
      unitAbbreviation: 'st',
      userInput: 'Låter',
      listItems: [],
    },
  },
};

test('a request contains what was chosen, and the shown prices that are known', () => {
  expect(bookingRequest(flow, { ...valid, firstName: ' Kim ', message: ' Hej ' })).toEqual({
    customer: {
      firstName: 'Kim',
      lastName: 'Berg',
      phone: '+46 70 123 45 67',
      email: valid.email,
    },
    freeText: 'Hej',
    departmentId: '10.1014',
    timeSlot: '2026-11-25T08:00:00',
    isFullDay: true,
    registrationNumber: 'MLB111',
    mileage: 12_000,
    serviceOfferingRequests: [
      { offeringCode: 'oljebyte', unitsSelected: 2, userInput: '', shownPrice: 1_490 },
      { offeringCode: 'felsokning', unitsSelected: 1, userInput: 'Låter' },
    ],
  });
});

test('details without errors never exceed the limits of a booking', () => {
  const filling = fc.record({
    firstName: fc.string({ maxLength: 120 }),
    lastName: fc.string({ maxLength: 120 }),
    phone: fc.stringMatching(/^ ?\+?[\d ]{5,21}$/),
    email: fc.constantFrom('kim@example.com', ' kim@example.com '),
    message: fc.string({ unit: 'grapheme', maxLength: 60 }),
  });
  fc.assert(
    fc.property(filling, (typed) => {
      if (bookingContactErrors(typed).length > 0) return;
      const { customer, freeText } = bookingRequest(flow, typed);
      expect(customer.firstName.length).toBeLessThanOrEqual(bookingLimits.name);
      expect(customer.phone.length).toBeLessThanOrEqual(bookingLimits.phone);
      expect(freeText.length).toBeLessThanOrEqual(bookingLimits.freeText);
    }),
  );
});

describe('attempts', () => {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };

  test('the same request keeps its key, another one gets a new key', () => {
    const first = nextBookingAttempt(testBookingRequest(), undefined, newKey);
    expect(nextBookingAttempt(testBookingRequest(), first, newKey)).toBe(first);
    const other = nextBookingAttempt(testBookingRequest({ freeText: 'Hej' }), first, newKey);
    expect(other.key).not.toBe(first.key);
  });
});
