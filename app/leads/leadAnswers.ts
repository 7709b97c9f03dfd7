import { type LeadOutcome, leadAnchors } from '#domain/leads/lead.ts';
import { refusal, reply, tooManyRequests } from '../http/answers.ts';

/** What became of a lead. */
export type LeadAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | { readonly kind: 'too-large' }
  /** The field that visitors don't see is filled in, by a program or by a browser. */
  | { readonly kind: 'trapped' }
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Nothing was stored; the browser may try again. */
  | { readonly kind: 'unavailable' };

/** The answer to a script. */
export function answerJson(answer: LeadAnswer): Response {
  switch (answer.kind) {
    case 'accepted':
      return reply({}, { status: 202 });
    case 'invalid':
      return reply({ failure: 'invalid-lead', fields: answer.fields }, { status: 400 });
    case 'too-large':
      return reply({ failure: answer.kind }, { status: 413 });
    case 'trapped':
      return reply({ failure: answer.kind }, { status: 422 });
    case 'too-soon':
      return tooManyRequests(answer, 'too-soon');
    case 'too-many':
      return tooManyRequests(answer);
    case 'unavailable':
      return refusal(503, answer.kind);
  }
}

const outcomes = {
  accepted: 'sent',
  invalid: 'invalid',
  'too-large': 'invalid',
  trapped: 'trapped',
  'too-soon': 'refused',
  'too-many': 'refused',
  unavailable: 'failed',
} as const satisfies Readonly<Record<LeadAnswer['kind'], LeadOutcome>>;

/**
 * Redirects a browser without script back to the form's page, to the element that says what happened.
 * `source` is the page's address as the form names it.
 */
export function answerPage(request: Request, { kind }: LeadAnswer, source?: string): Response {
  const page = pageOf(source, request) ?? pageOf(request.headers.get('referer'), request) ?? '/';
  const location = `${page}#${leadAnchors[outcomes[kind]]}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Path and query of an address at the request's own host. */
function pageOf(address: string | null | undefined, request: Request): string | undefined {
  const url = address ? URL.parse(address) : null;
  if (url?.host !== request.headers.get('host')) return undefined;
  // Browsers read a location that begins with two slashes as another host.
  return `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`;
}
