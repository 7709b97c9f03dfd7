import type { WorkshopMessage } from '#domain/booking/workshop.ts';
import { workshopMessageBody } from '#domain/booking/workshopMessage.ts';
import { writeEvent } from '#domain/http/eventStream.ts';
import { parseRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import { bookingFailed, invalidRequest } from './bookingAnswers.ts';
import { workshopQuery } from './bookingRequests.ts';
import { type BookingTools, refuseUnguarded } from './guardedBooking.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression would hold messages back until it has enough of them, and so would proxies.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * `GET departments/closestAvailable`: workshops as an event stream, each as soon as it is found. When the
 * visitor leaves, the connection to the workshops' system is closed.
 */
export function createWorkshopsHandler(
  tools: BookingTools,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused = await refuseUnguarded(request, tools, 'questions');
    if (refused) return refused;
    const read = readQuery(workshopQuery, queryOf(request));
    if (!read.ok) return invalidRequest(read.failure.fields);
    const { typed, offerings, ...place } = read.value;
    const registrationNumber = parseRegistrationNumber(typed, 'booking');
    if (registrationNumber === undefined) {
      return bookingFailed({ kind: 'invalid-registration' }, 'workshops', tools.log);
    }
    const leaving = new AbortController();
    const signal = AbortSignal.any([request.signal, leaving.signal]);
    const question = { registrationNumber, offerings, ...place };
    const found = await tools.service.workshops(question, signal);
    if (!found.ok) return bookingFailed(found.failure, 'workshops', tools.log);
    return new Response(
      encode(found.value, () => leaving.abort()),
      { headers },
    );
  };
}

/** Writes messages as events, one at a time as the reader takes them. */
function encode(
  messages: AsyncIterable<WorkshopMessage>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const iterator = messages[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    // A comment makes the server send the headers before the first workshop is found.
    start: (controller) => controller.enqueue(encoder.encode(': searching\n\n')),
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(writeEvent(workshopMessageBody(next.value))));
    },
    cancel: () => leave(),
  });
}
