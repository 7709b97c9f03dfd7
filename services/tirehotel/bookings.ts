import { createHash } from 'node:crypto';
import type {
  WireBookingRequest,
  WireConfirmation,
  WireTimeslotRequest,
} from '#upstream/tirehotel/wire.ts';
import { json, refusal } from '../http/respond.ts';
import type { Agreement, StoredVehicle, Workshop } from './agreements.ts';
import { message, refuseInvalid } from './authorization.ts';
import type { Calendar } from './calendar.ts';
import { texts } from './texts.ts';
import type { TirehotelStore } from './tirehotelStore.ts';

export interface BookingsOptions {
  readonly workshops: ReadonlyMap<string, Workshop>;
  readonly calendar: Calendar;
  readonly store: TirehotelStore;
}

/** Answers with the free days of a workshop. */
export function answerDays(
  { calendar }: BookingsOptions,
  workshop: string,
  { startDate, endDate }: WireTimeslotRequest,
): Response {
  const days = calendar.days(workshop, startDate, endDate);
  return json({ availableDates: days.map((date) => ({ date })) });
}

/** Answers with the free times of a workshop. */
export function answerTimes(
  { calendar }: BookingsOptions,
  workshop: string,
  { startDate }: WireTimeslotRequest,
): Response {
  const startTime = calendar.times(workshop, startDate);
  return json({ availableTimeSlotDates: startTime.length > 0 ? [{ startTime }] : [] });
}

/** A booking as it arrives. */
export interface ArrivedBooking {
  readonly agreement: Agreement;
  readonly vehicle: StoredVehicle;
  readonly workshop: string;
  /** Sent with each attempt of the same booking; without one, each attempt is a booking. */
  readonly key: string;
  readonly request: WireBookingRequest;
}

/** Books a time, or a day without times. A repeated key returns the booking that was made. */
export function answerBooking(options: BookingsOptions, booking: ArrivedBooking): Response {
  const { workshops, store } = options;
  const workshop = workshops.get(booking.workshop);
  if (!workshop) return refusal(404, `There is no workshop ${booking.workshop}.`);
  const made = store.findBooking(booking.key);
  if (made) return json(made);
  if (!options.calendar.isBookable(booking.request.bookingDate.slice(0, 10))) {
    return refuseInvalid(['bookingDate']);
  }
  const refused = refusedBecause(options, booking);
  if (refused !== undefined) return message(409, refused);
  const confirmation = confirm(booking, workshop);
  store.book({
    key: booking.key,
    workshop: booking.workshop,
    time: confirmation.appointmentTime,
    regNo: booking.vehicle.regNo,
    confirmation,
  });
  return json(confirmation);
}

function refusedBecause(
  { calendar }: BookingsOptions,
  { agreement, workshop, request: { bookingDate, bookingStart } }: ArrivedBooking,
): string | undefined {
  if (agreement.behaviour === 'takenTimes') return texts.timeTaken;
  const day = bookingDate.slice(0, 10);
  const times = calendar.times(workshop, day);
  if (bookingStart === null) {
    if (times.length > 0) return texts.timeMissing;
    return calendar.isWithoutTimes(workshop, day) ? undefined : texts.dayUnavailable;
  }
  if (bookingStart !== bookingDate) return texts.timeMissing;
  return times.includes(timeOf(bookingStart)) ? undefined : texts.timeTaken;
}

function timeOf(text: string): string {
  return text.length === 'YYYY-MM-DDTHH:mm'.length ? `${text}:00` : text;
}

function confirm({ key, request }: ArrivedBooking, workshop: Workshop): WireConfirmation {
  const isFullDay = request.bookingStart === null;
  const number = createHash('sha256').update(key).digest().readUInt32BE(0);
  return {
    bookingConfirmationId: `DH-${number.toString(36).toUpperCase().padStart(7, '0')}`,
    services: [{ name: workshop.service }],
    appointmentTime: isFullDay
      ? `${request.bookingDate.slice(0, 10)}T00:00:00`
      : timeOf(request.bookingDate),
    isFullDay,
    workshop: {
      name: `${workshop.location}, ${workshop.department}`,
      address: workshop.address,
      email: workshop.email,
      phoneNumber: workshop.phone,
    },
    freeText: request.freeText || undefined,
    customerBase: request.customer,
  };
}
