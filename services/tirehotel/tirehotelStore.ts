import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#process/inTransaction.ts';
import {
  type WireConfirmation,
  type WireReview,
  wireConfirmation,
  wireReview,
} from '#upstream/tirehotel/wire.ts';
import { openDatabase } from '../openDatabase.ts';

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

/** Opens the store in the data folder; without one, it is in memory. */
export function openTirehotelStore(dataFolder: string | undefined): TirehotelStore {
  const database = openDatabase(dataFolder, 'tirehotel/tirehotel.sqlite', tables);
  return {
    ...logins(database),
    ...messages(database),
    ...bookings(database),
    ...reviews(database),
    close: () => database.close(),
  };
}

function logins(
  database: DatabaseSync,
): Pick<TirehotelStore, 'begin' | 'find' | 'tryCode' | 'end'> {
  const endAll = database.prepare('DELETE FROM logins WHERE reg_no = ? AND is_used = 0');
  const insert = database.prepare(
    'INSERT INTO logins (token, reg_no, code, sent_at) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT * FROM logins WHERE token = ?');
  const count = database.prepare(
    `UPDATE logins SET tries = tries + 1, is_used = (code = ?)
     WHERE token = ? AND is_used = 0 AND tries < ? RETURNING is_used`,
  );
  const remove = database.prepare('DELETE FROM logins WHERE token = ?');
  return {
    begin: (token, regNo, code, ms) => {
      endAll.run(regNo);
      insert.run(token, regNo, code, ms);
    },
    find: (token) => {
      const row = select.get(token);
      if (!row) return undefined;
      const [regNo, sentAt] = [String(row['reg_no']), Number(row['sent_at'])];
      return { regNo, sentAt, tries: Number(row['tries']), isUsed: row['is_used'] === 1 };
    },
    tryCode: (token, code, maxTries) => count.get(code, token, maxTries)?.['is_used'] === 1,
    end: (token) => {
      remove.run(token);
    },
  };
}

function messages(database: DatabaseSync): Pick<TirehotelStore, 'send' | 'messages'> {
  const insert = database.prepare('INSERT INTO messages (phone, text, sent_at) VALUES (?, ?, ?)');
  const prune = database.prepare(
    'DELETE FROM messages WHERE number <= (SELECT max(number) FROM messages) - ?',
  );
  return {
    send: ({ phone, text, sentAt }) => {
      insert.run(phone, text, sentAt);
      prune.run(kept);
    },
    messages: (limit) =>
      database
        .prepare('SELECT phone, text, sent_at FROM messages ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map((row) => ({
          phone: String(row['phone']),
          text: String(row['text']),
          sentAt: Number(row['sent_at']),
        })),
  };
}

type Bookings = Pick<
  TirehotelStore,
  'countBooked' | 'findBooking' | 'book' | 'bookings' | 'bookingCount'
>;

function bookings(database: DatabaseSync): Bookings {
  const booked = database.prepare(
    'SELECT count(*) AS count FROM bookings WHERE workshop = ? AND time = ?',
  );
  const insert = database.prepare(
    'INSERT INTO bookings (key, workshop, time, reg_no, confirmation) VALUES (?, ?, ?, ?, ?)',
  );
  const byKey = database.prepare('SELECT confirmation FROM bookings WHERE key = ?');
  const all = database.prepare('SELECT count(*) AS count FROM bookings');
  const confirmationOf = (row: Readonly<Record<string, unknown>>) =>
    wireConfirmation.parse(JSON.parse(String(row['confirmation'])));
  return {
    countBooked: (workshop, time) => Number(booked.get(workshop, time)?.['count']),
    findBooking: (key) => {
      const row = byKey.get(key);
      return row && confirmationOf(row);
    },
    book: ({ key, workshop, time, regNo, confirmation }) => {
      insert.run(key, workshop, time, regNo, JSON.stringify(confirmation));
    },
    bookings: (limit) =>
      database
        .prepare('SELECT confirmation FROM bookings ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map(confirmationOf),
    bookingCount: () => Number(all.get()?.['count']),
  };
}

function reviews(database: DatabaseSync): Pick<TirehotelStore, 'review' | 'reviews'> {
  const claim = database.prepare('INSERT OR IGNORE INTO reviewed_logins VALUES (?)');
  const insert = database.prepare('INSERT INTO reviews (reg_no, review) VALUES (?, ?)');
  return {
    review: (token, regNo, review) =>
      inTransaction(database, () => {
        const isFirst = Number(claim.run(token).changes) > 0;
        if (isFirst) insert.run(regNo, JSON.stringify(review));
        return isFirst;
      }),
    reviews: (limit) =>
      database
        .prepare('SELECT review FROM reviews ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map((row) => wireReview.parse(JSON.parse(String(row['review'])))),
  };
}
