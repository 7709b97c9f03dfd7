import { describe, expect, test } from 'vitest';
import { bookingNames } from './apiNames.ts';
import { type BookingFlow, initialBooking } from './bookingFlow.ts';
import { bookingReducer } from './bookingReducer.ts';
import { readStoredBooking, writeStoredBooking } from './storedBooking.ts';
import {
  testChoice,
  testFlow,
  testPlace,
  testVehicle,
  testWorkshop,
} from './testing/testBooking.ts';

test('a booking is stored under the names of its record', () => {
  const flow = testFlow('form');
  expect(JSON.parse(writeStoredBooking(flow) ?? '')).toEqual({
    version: 1,
    bookingState: 4,
    displayState: 4,
    maxBookingState: 4,
    lat: 59.33,
    lng: 18.07,
    region: 'Stockholms län',
    location: testPlace(),
    car: testVehicle(),
    milage: 0,
    services: { oljebyte: expect.objectContaining({ name: 'Oljebyte', price: 1_490 }) },
    bookingInfo: {
      location: bookingNames.toApi(testWorkshop()),
      addons: false,
      timeSlot: '2026-11-24T07:30:00',
      isFullDay: false,
    },
  });
});

test.each([
  [
    { durationMinutes: 45, canWait: false },
    { durationMinutes: 45, canWait: false },
  ],
  [{ durationMinutes: '45', canWait: 'no' }, {}],
])('of a stored visit, %j is read as %j', (stored, read) => {
  const record = JSON.parse(writeStoredBooking(testFlow('form')) ?? '');
  Object.assign(record.services.oljebyte, stored);
  const flow = readStoredBooking(JSON.stringify(record));
  const { durationMinutes, canWait } =
    flow && 'services' in flow ? { ...flow.services['oljebyte'] } : {};
  expect({ durationMinutes, canWait }).toEqual(read);
});

test('of a booking that was made, only what the confirmation needs is stored', () => {
  const message = 'Bilen står på Storgatan 1';
  const chosen = testChoice({ allowUserInput: true }, { userInput: message });
  const stated = { type: 'offeringChosen', chosen } as const;
  const booked = { type: 'booked', bookingId: 'B-1' } as const;
  const flow = bookingReducer(bookingReducer(testFlow('form'), stated), booked);
  expect(flow).toMatchObject({ stage: 'booked', vehicle: { registrationNumber: 'MLB111' } });
  const stored = writeStoredBooking(flow) ?? '';
  expect(JSON.parse(stored)).toEqual({
    version: 1,
    bookingState: 5,
    displayState: 5,
    maxBookingState: 4,
    car: { brand: 'Volvo', model: 'V60', buildYear: 2021 },
    services: {
      oljebyte: expect.objectContaining({ name: 'Oljebyte', userInput: '', listItems: [] }),
    },
    bookingInfo: {
      location: bookingNames.toApi(testWorkshop()),
      addons: false,
      timeSlot: '2026-11-24T07:30:00',
      isFullDay: false,
      id: 'B-1',
    },
  });
  expect(stored).not.toMatch(/MLB111|Storgatan|59\.33|18\.07/);
  expect(readStoredBooking(stored)).toMatchObject({ stage: 'booked', bookingId: 'B-1' });
});

const place = { type: 'placeChosen', place: testPlace() } as const;
const refused = { type: 'vehicleFound', vehicle: testVehicle({ isSupported: false }) } as const;
const unpriced = testChoice({ code: 'felsok', price: 0, priceKnown: false });
const fullDay = { timeSlot: '2026-11-24T08:00:00', isFullDay: true };

test.each<[string, BookingFlow]>([
  ['a place', bookingReducer(initialBooking, place)],
  ['a refused vehicle', bookingReducer(initialBooking, refused)],
  ['both', [place, refused].reduce<BookingFlow>(bookingReducer, initialBooking)],
  ['an unknown price', testFlow('form', [{ type: 'offeringChosen', chosen: unpriced }])],
  ['a whole day', testFlow('workshop', [{ type: 'timeTaken', time: fullDay }])],
])('a booking with %s is the same after a reload', (_what, flow) => {
  expect(readStoredBooking(writeStoredBooking(flow))).toEqual(flow);
});

test.each([
  ['services', 2],
  ['addons', 3],
  ['workshop', 4],
  ['form', 4],
] as const)('at the stage %s, each of %d steps is the same after a reload', (stage, count) => {
  for (const step of ([1, 2, 3, 4] as const).slice(0, count)) {
    const flow = testFlow(stage, [{ type: 'stepShown', step }]);
    expect(flow).toMatchObject({ stage, shown: step });
    expect(readStoredBooking(writeStoredBooking(flow))).toEqual(flow);
  }
});

describe.each(['workshop', 'form', 'booked'] as const)('at the stage %s', (stage) => {
  test.each([true, false])('a booking has add-ons after a reload: %s', (addons) => {
    const stored = JSON.parse(writeStoredBooking(testFlow(stage)) ?? '');
    stored.bookingInfo.addons = addons;
    const flow = readStoredBooking(JSON.stringify(stored));
    expect(flow).toMatchObject({ stage, addons });
  });
});

test('nothing is stored before anything is chosen', () => {
  expect(writeStoredBooking(initialBooking)).toBeNull();
});

const record = JSON.parse(writeStoredBooking(testFlow('form')) ?? '');

test.each([
  ['no text', null],
  ['no JSON', '{'],
  ['no record', '[1]'],
  ['another version', { ...record, version: 0 }],
  ['no version', { ...record, version: undefined }],
  ['an unknown state', { ...record, bookingState: 6 }],
  ['a state as a text', { ...record, bookingState: '4' }],
  ['an unknown step', { ...record, displayState: 7 }],
  ['a step that isn’t reached', { ...record, bookingState: 1, displayState: 3 }],
  ['no step before the add-ons are finished', { ...record, bookingState: 2, displayState: 4 }],
  ['no step', { ...record, displayState: 0 }],
  ['no vehicle', { ...record, car: undefined }],
  ['an unsupported vehicle', { ...record, car: { ...record.car, isSupported: false } }],
  ['no place', { ...record, location: undefined }],
  ['a place off the earth', { ...record, location: { ...record.location, latitude: 91 } }],
  ['no services', { ...record, services: {} }],
  ['add-ons without services', { ...record, bookingState: 2, displayState: 2, services: {} }],
  ...(['name', 'price', 'priceDiscount', 'category', 'type', 'unit', 'userInput'] as const).map(
    (member): [string, object] => [
      `a service without its ${member}`,
      { ...record, services: { a: { ...record.services.oljebyte, [member]: undefined } } },
    ],
  ),
  ['a mileage without its service', { ...record, milage: 6_500 }],
  ['no time', { ...record, bookingInfo: { ...record.bookingInfo, timeSlot: '' } }],
  [
    'a time with a zone',
    { ...record, bookingInfo: { ...record.bookingInfo, timeSlot: '2026-11-24T07:30:00Z' } },
  ],
  ['a booking without id', { ...record, bookingState: 5, displayState: 5 }],
])('a record with %s is discarded', (_, stored) => {
  const text = typeof stored === 'string' || stored === null ? stored : JSON.stringify(stored);
  expect(readStoredBooking(text)).toBeUndefined();
});
