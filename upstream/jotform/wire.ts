import { z } from 'zod';

/** One question in what was sent; parts of a form that ask nothing have no answer. */
export const wireAnswer = z.object({
  text: z.string(),
  order: z.coerce.number(),
  answer: z.unknown().optional(),
});

/** What was sent by a form, newest first. The answers are by the id of their question. */
export const wireSubmissions = z.object({
  content: z.array(z.object({ answers: z.record(z.string(), z.unknown()) })),
});
