import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Verdict } from '../guard/requestGuard.ts';

/** How the caches in front of the framework answered: with a fresh or a stale copy, or with a part of a file, which isn't kept. */
export type AtOnce = 'fresh' | 'stale' | 'part';

/** Learns what is decided about one request while it is answered. */
export interface RequestWatch {
  readonly judged: (verdict: Verdict) => void;
  readonly answeredAtOnce: (how: AtOnce) => void;
}

/** Follows a request to the end of its answer, and has it answered meanwhile. */
export type ObserveRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: (watch: RequestWatch) => void,
) => void;

/** What was decided about a request. */
export interface RequestFacts {
  readonly verdict: Verdict | undefined;
  readonly atOnce: AtOnce | undefined;
}

const unwatched: RequestWatch = { judged: () => undefined, answeredAtOnce: () => undefined };

/** Has requests answered without taking notes. It is called for each request, so it creates nothing. */
export const unobserved: ObserveRequest = (_request, _response, answer) => answer(unwatched);
