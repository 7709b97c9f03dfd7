import { screen, userEvent } from 'storybook/test';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { idempotencyHeader } from '#domain/booking/bookingRequest.ts';
import { errorBodyOf } from '#domain/booking/failureBody.ts';
import { answerWith, usual } from './screens.tsx';

/** A field by its label. */
export const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** The button that books. */
export const sendButton = () => screen.getByRole('button', { name: /^Boka$|^Godkänn/ });

/** Fills in what is required. */
export async function fillIn(): Promise<void> {
  await userEvent.type(field(/^Namn/), 'Kim');
  await userEvent.type(field(/^Efternamn/), 'Berg');
  await userEvent.type(field(/^Telefonnummer/), '070 123 45 67');
  await userEvent.type(field(/^E-postadress/), 'kim@example.com');
}

/** A booking as it was sent. */
export interface Sent {
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers bookings in order, and returns those that were sent. */
export function answerBookings(
  ...answers: readonly (() => Response | Promise<Response>)[]
): Sent[] {
  const sent: Sent[] = [];
  answerWith({
    ...usual,
    book: (init) => {
      const answer = answers[sent.length];
      sent.push({
        key: new Headers(init?.headers).get(idempotencyHeader),
        body: JSON.parse(String(init?.body)),
      });
      return answer ? answer() : new Promise(() => undefined);
    },
  });
  return sent;
}

/** The answer to a booking that was made. */
export const booked = () =>
  Response.json({ id: 'B-1042', registrationNumber: 'MLB111', kobraProductIds: ['1'] });
/** The answer to a booking that was not. */
export const failure =
  (reason: BookingFailure, status = 409) =>
  () =>
    Response.json(errorBodyOf(reason), { status });

/** The line breaks, so that there is no answer. */
export const lostLine = () => Promise.reject(new TypeError('network'));
