import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Verdict } from '../guard/requestGuard.ts';

/** How the caches in front of the framework answered: with a fresh or a stale copy, or with a part of a file, which isn't kept. */
export type AtOnce = 'fresh' | 'stale' | 'part';

/** What becomes known about a request while it is answered. */
export type RequestFact =
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  | { readonly kind: 'answeredAtOnce'; readonly how: AtOnce };

/** Takes a fact of one request. */
export type ReportFact = (fact: RequestFact) => void;

/** Follows a request to the end of its answer, and has it answered meanwhile. */
export type ObserveRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: (report: ReportFact) => void,
) => void;

/** All facts of a request so far. */
export interface RequestFacts {
  readonly verdict?: Verdict;
  readonly atOnce?: AtOnce;
}

/** The facts with one more. */
export function withFact(facts: RequestFacts, fact: RequestFact): RequestFacts {
  switch (fact.kind) {
    case 'judged':
      return { ...facts, verdict: fact.verdict };
    case 'answeredAtOnce':
      return { ...facts, atOnce: fact.how };
  }
}
