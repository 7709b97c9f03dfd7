import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import { type WireBookingRequest, wireBookingRequest } from '#upstream/mechmate/wire.ts';
import { openStore } from '../openStore.ts';
import type { Log } from '../service.ts';
import type { Bookings } from './calendar.ts';

/** A booking that the service has made. */
export interface StoredBooking {
  readonly id: string;
  readonly request: WireBookingRequest;
  /** The name of the workshop. */
  readonly siteName: string;
  /** In ms since 1970. */
  readonly bookedAt: number;
}

/** A booking to be made. */
export interface NewBooking extends Pick<StoredBooking, 'request' | 'siteName'> {
  /** Two bookings with the same key are one; undefined for none. */
  readonly key: string | undefined;
  /** Whether the time is still free, as seen within the transaction. */
  readonly isFree: () => boolean;
}

/** The bookings, and what the behaviour of a vehicle depends on. */
export interface BookingStore {
  /** The booking with a key. */
  readonly withKey: (key: string) => StoredBooking | undefined;
  /** Makes a booking, or returns the first one with its key; undefined if the time isn't free. */
  readonly add: (booking: NewBooking) => StoredBooking | undefined;
  /** What is booked at a department on a date. */
  readonly on: (departmentId: string, date: string) => Bookings;
  readonly count: () => number;
  /** The latest bookings, newest first. */
  readonly latest: (limit: number) => readonly StoredBooking[];
  /** Takes a time for another customer. */
  readonly take: (departmentId: string, timeSlot: string) => void;
  /** Counts a request about a vehicle, by its subject; the number of requests before. */
  readonly countRequest: (registrationNumber: string, subject: string) => number;
  /** Forgets the requests about a vehicle. */
  readonly forgetRequests: (registrationNumber: string) => void;
  readonly close: () => void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS bookings (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    key TEXT UNIQUE,
    department TEXT NOT NULL,
    time_slot TEXT NOT NULL,
    is_full_day INTEGER NOT NULL,
    site_name TEXT NOT NULL,
    body TEXT NOT NULL,
    booked_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS taken ON bookings (department, time_slot) WHERE NOT is_full_day;
  CREATE INDEX IF NOT EXISTS days ON bookings (department, substr(time_slot, 1, 10));
  CREATE TABLE IF NOT EXISTS taken_times (
    department TEXT NOT NULL,
    time_slot TEXT NOT NULL,
    PRIMARY KEY (department, time_slot)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS requests (
    registration TEXT NOT NULL,
    subject TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (registration, subject)
  ) STRICT, WITHOUT ROWID;
`;

interface BookingStoreOptions {
  /** Folder of persistent data; undefined: bookings are kept in memory. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, bookings are kept in memory. */
export function openBookingStore({ now, newId, ...options }: BookingStoreOptions): BookingStore {
  const { use, close } = openStore({ ...options, file: 'mechmate/bookings.sqlite', tables });
  return {
    withKey: (key) => use((database) => bookingWithKey(database, key)),
    add: ({ key, request, siteName, isFree }) =>
      use((database) =>
        inTransaction(database, () => {
          const first = key === undefined ? undefined : bookingWithKey(database, key);
          if (first || !isFree()) return first;
          const booking: StoredBooking = { id: newId(), request, siteName, bookedAt: now() };
          insert(database, booking, key);
          return booking;
        }),
      ),
    on: (departmentId, date) => use((database) => bookingsOn(database, departmentId, date)),
    count: () =>
      use((database) =>
        Number(database.prepare('SELECT count(*) AS count FROM bookings').get()?.['count']),
      ),
    latest: (limit) => use((database) => latestBookings(database, limit)),
    take: (department, timeSlot) =>
      use((database) => {
        database
          .prepare('INSERT OR IGNORE INTO taken_times VALUES (?, ?)')
          .run(department, timeSlot);
      }),
    countRequest: (registration, subject) =>
      use((database) => countRequest(database, registration, subject)),
    forgetRequests: (registration) =>
      use((database) => {
        database.prepare('DELETE FROM requests WHERE registration = ?').run(registration);
      }),
    close,
  };
}

function bookingWithKey(database: DatabaseSync, key: string): StoredBooking | undefined {
  const row = database.prepare('SELECT * FROM bookings WHERE key = ?').get(key);
  return row && toBooking(row);
}

function countRequest(database: DatabaseSync, registration: string, subject: string): number {
  const row = database
    .prepare(
      `INSERT INTO requests VALUES (?, ?, 1)
       ON CONFLICT DO UPDATE SET count = count + 1 RETURNING count`,
    )
    .get(registration, subject);
  return Number(row?.['count']) - 1;
}

function insert(database: DatabaseSync, booking: StoredBooking, key: string | undefined): void {
  const { id, request, siteName, bookedAt } = booking;
  const { departmentId, timeSlot, isFullDay } = request;
  database
    .prepare(
      `INSERT INTO bookings (id, key, department, time_slot, is_full_day, site_name, body, booked_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      key ?? null,
      departmentId,
      timeSlot,
      Number(isFullDay),
      siteName,
      JSON.stringify(request),
      bookedAt,
    );
}

function bookingsOn(database: DatabaseSync, department: string, date: string): Bookings {
  const rows = database
    .prepare(
      `SELECT time_slot, is_full_day FROM bookings
       WHERE department = :department AND substr(time_slot, 1, 10) = :date
       UNION ALL
       SELECT time_slot, 0 FROM taken_times
       WHERE department = :department AND substr(time_slot, 1, 10) = :date`,
    )
    .all({ department, date });
  const timed = rows.filter((row) => !row['is_full_day']);
  return {
    times: timed.map((row) => String(row['time_slot']).slice(11, 16)),
    fullDays: rows.length - timed.length,
  };
}

function toBooking(row: Readonly<Record<string, unknown>>): StoredBooking {
  return {
    id: String(row['id']),
    request: wireBookingRequest.parse(JSON.parse(String(row['body']))),
    siteName: String(row['site_name']),
    bookedAt: Number(row['booked_at']),
  };
}

function latestBookings(database: DatabaseSync, limit: number): readonly StoredBooking[] {
  const rows = database.prepare('SELECT * FROM bookings ORDER BY number DESC LIMIT ?').all(limit);
  return rows.map(toBooking);
}
