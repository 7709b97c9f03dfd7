import { parseJson } from '#domain/parseJson.ts';
import { mediaTypeOf, readBodyText } from '../../http/readRequest.ts';
import { readViolations, type Violation } from './violation.ts';

const maxBytes = 16_000;
const mediaTypes: readonly string[] = ['application/csp-report', 'application/reports+json'];

/**
 * Takes browsers' reports of violated security policies. The answer is always the same, because browsers don't
 * read it.
 */
export function createReportHandler(report: (violation: Violation) => void) {
  return async (request: Request): Promise<Response> => {
    const type = mediaTypeOf(request) ?? '';
    const text = mediaTypes.includes(type) ? await readBodyText(request, maxBytes) : undefined;
    const host = request.headers.get('host') ?? '';
    const violations = text === undefined ? [] : readViolations(parseJson(text), host);
    for (const violation of violations.slice(0, maxPerReport)) report(violation);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

/** A page with one mistake may violate its policy a hundred times. */
const maxPerReport = 10;
