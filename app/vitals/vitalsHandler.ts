import { z } from 'zod';
import { deviceClasses, measuredPages, type PageVitals } from '#domain/vitals/pageVitals.ts';
import { refusal } from '../http/answers.ts';
import { readBody } from '../http/readRequest.ts';

/** A page that takes longer was in the background, or its clock was changed (ms). */
const longestMs = 600_000;

/** No page shifts so much. */
const largestShift = 100;

const maxBytes = 1_000;

const time = z.number().min(0).max(longestMs).optional();

const schema = z.object({
  page: z.enum(measuredPages),
  device: z.enum(deviceClasses),
  vitals: z.object({ LCP: time, INP: time, CLS: z.number().min(0).max(largestShift).optional() }),
});

/** Takes what browsers have measured. Answers 400 for anything else. */
export function createVitalsHandler(note: (measured: PageVitals) => void) {
  return async (request: Request): Promise<Response> => {
    const read = await readBody(schema, request, maxBytes);
    if (!read.ok) return refusal(400, 'malformed-body');
    note(read.value);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
