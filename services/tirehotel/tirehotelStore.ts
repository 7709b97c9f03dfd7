import { inTransaction } from '#storage/sqlite/inTransaction.ts';
import {
  type WireConfirmation,
  type WireReview,
  wireConfirmation,
  wireReview,
} from '#upstream/tirehotel/wire.ts';
import { openStore, type ServiceStore } from '../openStore.ts';
import type { Log } from '../service.ts';

/** A text message that was sent. */
export interface SentMessage {
  readonly phone: string;
  readonly text: string;
  /** The time in ms since 1970. */
  readonly sentAt: number;
}

/** A login that began with a code. */
export interface Login {
  readonly regNo: string;
  /** When the code was sent, in ms since 1970. */
  readonly sentAt: number;
  readonly tries: number;
  readonly isUsed: boolean;
}

/** A booking to store. */
export interface NewBooking {
  /** The same for each attempt to send the same booking. */
  readonly key: string;
  readonly workshop: string;
  readonly time: string;
  readonly regNo: string;
  readonly confirmation: WireConfirmation;
}

/** What the tire hotel remembers. */
export interface TirehotelStore {
  /** Stores the code of a new login. The agreement's earlier codes become invalid. */
  readonly begin: (token: string, regNo: string, code: string, ms: number) => void;
  readonly find: (token: string) => Login | undefined;
  /** Counts a try, and marks the code as used if it is right. One step, so that tries can't overlap. */
  readonly tryCode: (token: string, code: string, maxTries: number) => boolean;
  readonly end: (token: string) => void;
  readonly send: (message: SentMessage) => void;
  readonly messages: (limit: number) => readonly SentMessage[];
  readonly countBooked: (workshop: string, time: string) => number;
  readonly findBooking: (key: string) => WireConfirmation | undefined;
  readonly book: (booking: NewBooking) => void;
  /** The first booking of a vehicle on a day (`YYYY-MM-DD`) or later. */
  readonly nextBooking: (regNo: string, day: string) => WireConfirmation | undefined;
  /** Newest first. */
  readonly bookings: (limit: number) => readonly WireConfirmation[];
  readonly bookingCount: () => number;
  /** Stores the review of a login; false if the login has one already. */
  readonly review: (token: string, regNo: string, review: WireReview) => boolean;
  /** Newest first. */
  readonly reviews: (limit: number) => readonly WireReview[];
  readonly close: () => void;
}

const kept = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS logins (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    reg_no TEXT NOT NULL,
    code TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    is_used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY,
    phone TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS bookings (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    workshop TEXT NOT NULL,
    time TEXT NOT NULL,
    reg_no TEXT NOT NULL,
    confirmation TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS booked ON bookings (workshop, time);
  CREATE TABLE IF NOT EXISTS reviews (
    number INTEGER PRIMARY KEY,
    reg_no TEXT NOT NULL,
    review TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS reviewed_logins (
    token TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
`;

interface TirehotelStoreOptions {
  /** Folder of persistent data; undefined: the store is in memory. */
  readonly dataFolder: string | undefined;
  readonly log: Log;
}

/** Opens the store in the data folder; without one, it is in memory. */
export function openTirehotelStore({ dataFolder, log }: TirehotelStoreOptions): TirehotelStore {
  const { use, close } = openStore({ dataFolder, file: 'tirehotel/tirehotel.sqlite', tables, log });
  return {
    ...logins(use),
    ...messages(use),
    ...bookings(use),
    ...bookingsOfVehicles(use),
    ...reviews(use),
    close,
  };
}

type Use = ServiceStore['use'];

function logins(use: Use): Pick<TirehotelStore, 'begin' | 'find' | 'tryCode' | 'end'> {
  return {
    begin: (token, regNo, code, ms) =>
      use((database) => {
        database.prepare('DELETE FROM logins WHERE reg_no = ? AND is_used = 0').run(regNo);
        database
          .prepare('INSERT INTO logins (token, reg_no, code, sent_at) VALUES (?, ?, ?, ?)')
          .run(token, regNo, code, ms);
      }),
    find: (token) =>
      use((database) => {
        const row = database.prepare('SELECT * FROM logins WHERE token = ?').get(token);
        if (!row) return undefined;
        const [regNo, sentAt] = [String(row['reg_no']), Number(row['sent_at'])];
        return { regNo, sentAt, tries: Number(row['tries']), isUsed: row['is_used'] === 1 };
      }),
    tryCode: (token, code, maxTries) =>
      use((database) => {
        const row = database
          .prepare(
            `UPDATE logins SET tries = tries + 1, is_used = (code = ?)
             WHERE token = ? AND is_used = 0 AND tries < ? RETURNING is_used`,
          )
          .get(code, token, maxTries);
        return row?.['is_used'] === 1;
      }),
    end: (token) =>
      use((database) => {
        database.prepare('DELETE FROM logins WHERE token = ?').run(token);
      }),
  };
}

function messages(use: Use): Pick<TirehotelStore, 'send' | 'messages'> {
  return {
    send: ({ phone, text, sentAt }) =>
      use((database) => {
        database
          .prepare('INSERT INTO messages (phone, text, sent_at) VALUES (?, ?, ?)')
          .run(phone, text, sentAt);
        database
          .prepare('DELETE FROM messages WHERE number <= (SELECT max(number) FROM messages) - ?')
          .run(kept);
      }),
    messages: (limit) =>
      use((database) =>
        database
          .prepare('SELECT phone, text, sent_at FROM messages ORDER BY number DESC LIMIT ?')
          .all(limit)
          .map((row) => ({
            phone: String(row['phone']),
            text: String(row['text']),
            sentAt: Number(row['sent_at']),
          })),
      ),
  };
}

type Bookings = Pick<
  TirehotelStore,
  'countBooked' | 'findBooking' | 'book' | 'bookings' | 'bookingCount'
>;

function confirmationOf(row: Readonly<Record<string, unknown>>): WireConfirmation {
  return wireConfirmation.parse(JSON.parse(String(row['confirmation'])));
}

function bookingsOfVehicles(use: Use): Pick<TirehotelStore, 'nextBooking'> {
  return {
    nextBooking: (regNo, day) =>
      use((database) => {
        const row = database
          .prepare(
            `SELECT confirmation FROM bookings WHERE reg_no = ? AND time >= ?
             ORDER BY time, number LIMIT 1`,
          )
          .get(regNo, day);
        return row && confirmationOf(row);
      }),
  };
}

function bookings(use: Use): Bookings {
  return {
    countBooked: (workshop, time) =>
      use((database) => {
        const row = database
          .prepare('SELECT count(*) AS count FROM bookings WHERE workshop = ? AND time = ?')
          .get(workshop, time);
        return Number(row?.['count']);
      }),
    findBooking: (key) =>
      use((database) => {
        const row = database.prepare('SELECT confirmation FROM bookings WHERE key = ?').get(key);
        return row && confirmationOf(row);
      }),
    book: ({ key, workshop, time, regNo, confirmation }) =>
      use((database) => {
        database
          .prepare(
            `INSERT INTO bookings (key, workshop, time, reg_no, confirmation)
             VALUES (?, ?, ?, ?, ?)`,
          )
          .run(key, workshop, time, regNo, JSON.stringify(confirmation));
      }),
    bookings: (limit) =>
      use((database) =>
        database
          .prepare('SELECT confirmation FROM bookings ORDER BY number DESC LIMIT ?')
          .all(limit)
          .map(confirmationOf),
      ),
    bookingCount: () =>
      use((database) =>
        Number(database.prepare('SELECT count(*) AS count FROM bookings').get()?.['count']),
      ),
  };
}

function reviews(use: Use): Pick<TirehotelStore, 'review' | 'reviews'> {
  return {
    review: (token, regNo, review) =>
      use((database) =>
        inTransaction(database, () => {
          const { changes } = database
            .prepare('INSERT OR IGNORE INTO reviewed_logins VALUES (?)')
            .run(token);
          const isFirst = Number(changes) > 0;
          if (isFirst)
            database
              .prepare('INSERT INTO reviews (reg_no, review) VALUES (?, ?)')
              .run(regNo, JSON.stringify(review));
          return isFirst;
        }),
      ),
    reviews: (limit) =>
      use((database) =>
        database
          .prepare('SELECT review FROM reviews ORDER BY number DESC LIMIT ?')
          .all(limit)
          .map((row) => wireReview.parse(JSON.parse(String(row['review'])))),
      ),
  };
}
