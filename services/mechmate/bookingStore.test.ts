import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingStore, openBookingStore } from './bookingStore.ts';

let folder: string;
let stores: BookingStore[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-bookings-'));
  stores = [];
});
afterEach(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true });
});

function open(): BookingStore {
  const newId = () => `B${stores.reduce((sum, store) => sum + store.count(), 0)}`;
  const store = openBookingStore({ dataFolder: folder, now: () => 7, newId, log: () => undefined });
  stores.push(store);
  return store;
}

const request = {
  customer: { firstName: 'Kim', lastName: 'Berg', phone: '070123456', email: 'kim@example.com' },
  freeText: '',
  departmentId: '10.1014',
  timeSlot: '2026-11-24T07:30:00',
  isFullDay: false,
  registrationNumber: 'MLB111',
  mileage: 0,
  serviceOfferingRequests: [{ kobraId: 'oljebyte', unitsSelected: 1, userInput: '' }],
};
const booking = { key: 'a', request, siteName: 'Uppsala', isFree: () => true };

test('bookings, their keys and their times survive a restart', () => {
  const first = open().add(booking);
  for (const store of stores.splice(0)) store.close();
  const store = open();
  expect(store.latest(9)).toEqual([{ id: 'B0', request, siteName: 'Uppsala', bookedAt: 7 }]);
  expect(store.withKey('a')).toEqual(first);
  expect(store.on('10.1014', '2026-11-24')).toEqual({ times: ['07:30'], fullDays: 0 });
  expect(store.on('10.1014', '2026-11-25')).toEqual({ times: [], fullDays: 0 });
  expect(store.on('10.1024', '2026-11-24')).toEqual({ times: [], fullDays: 0 });
});

test('a booking with a known key is the first one, whether or not its time is still free', () => {
  const store = open();
  const first = store.add(booking);
  expect(store.add({ ...booking, isFree: () => false })).toEqual(first);
  expect(store.add({ ...booking, key: 'b', isFree: () => false })).toBeUndefined();
  expect(store.count()).toBe(1);
});

test('times that others take and whole days are counted', () => {
  const store = open();
  store.take('10.1014', '2026-11-24T09:00:00');
  store.take('10.1014', '2026-11-24T09:00:00');
  const fullDay = { ...request, isFullDay: true, timeSlot: '2026-11-24T08:00:00' };
  store.add({ ...booking, request: fullDay });
  expect(store.on('10.1014', '2026-11-24')).toEqual({ times: ['09:00'], fullDays: 1 });
});
