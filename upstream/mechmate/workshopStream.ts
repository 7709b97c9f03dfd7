import type { BookingService } from '#domain/booking/service.ts';
import type { WorkshopMessage, WorkshopQuestion } from '#domain/booking/workshop.ts';
import { eventData, textPieces } from '#domain/http/eventStream.ts';
import { fail, ok } from '#domain/result.ts';
import { type LoopTimers, startDeadline, systemTimers } from '../http/deadline.ts';
import { failureOf, systemTools, TimeoutError } from '../http/request.ts';
import { type MechmateClientOptions, refusalIn } from './answers.ts';
import { parseWorkshopMessage } from './parse.ts';

/**
 * Opens the stream of workshops. Its connection is closed by the signal, when the reader leaves the loop,
 * and after a silence. A stream that breaks ends with an `error`.
 */
export async function openWorkshops(
  { url, key, limits, tools = systemTools }: MechmateClientOptions,
  question: WorkshopQuestion,
  signal: AbortSignal,
): ReturnType<BookingService['workshops']> {
  const { timers = systemTimers, fetch } = tools;
  const controller = new AbortController();
  const cancel = startDeadline(timers, limits.questionMs, () =>
    controller.abort(new TimeoutError()),
  );
  try {
    const response = await fetch(`${url}/departments/closestAvailable?${search(question)}`, {
      headers: { accept: 'text/event-stream', 'x-api-key': key },
      signal: AbortSignal.any([signal, controller.signal]),
    });
    const refused = await refusalOfStream(response);
    if (refused) return fail(refused);
    const close = () => controller.abort();
    const pieces = readPieces(response.body, { timers, silenceMs: limits.silenceMs, close });
    return ok(readMessages(pieces, close));
  } catch (error) {
    // The visitor left, which says nothing about the system.
    if (signal.aborted) return ok(readMessages(noPieces(), () => undefined));
    return fail(failureOf(error, limits.questionMs));
  } finally {
    cancel();
  }
}

function search(question: WorkshopQuestion): URLSearchParams {
  return new URLSearchParams({
    regNo: question.registrationNumber,
    serviceOfferings: question.offerings.join(','),
    latitude: `${question.latitude}`,
    longitude: `${question.longitude}`,
    ...(question.cursor !== undefined && { cursor: question.cursor }),
  });
}

async function* noPieces(): AsyncGenerator<string, void> {}

async function refusalOfStream(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('text/event-stream')) return undefined;
  if (response.ok) {
    await response.body?.cancel();
    return { kind: 'malformed', reason: `no event stream but ${type || 'no type'}` } as const;
  }
  const body: unknown = await response.json().catch(() => undefined);
  return refusalIn({ status: response.status, body });
}

interface PieceOptions {
  readonly timers: LoopTimers;
  readonly silenceMs: number;
  /** Closes the connection, so that a pending read rejects. */
  readonly close: () => void;
}

/** The text of a body, as it arrives. It throws when the connection breaks and after a silence. */
function readPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  { timers, silenceMs, close }: PieceOptions,
): AsyncGenerator<string, void> {
  if (!body) return noPieces();
  return textPieces(body, (read) => read.finally(timers.after(silenceMs, close)));
}

async function* readMessages(
  pieces: AsyncIterable<string>,
  close: () => void,
): AsyncGenerator<WorkshopMessage, void> {
  try {
    for await (const data of eventData(pieces)) {
      const message = parseWorkshopMessage(data);
      if (message) yield message;
      if (message && message.kind !== 'workshop') return;
    }
  } catch {
    yield { kind: 'error' };
  } finally {
    close();
  }
}
