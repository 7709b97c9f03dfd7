import { z } from 'zod';
import { wireNumber } from '../http/wireNumber.ts';

/** A question of a submission. Form elements that are no questions have no answer. */
export const wireAnswer = z.object({
  text: z.string(),
  order: wireNumber,
  answer: z.unknown().optional(),
});

/** Submissions of a form, newest first, with answers by question id. */
export const wireSubmissions = z.object({
  content: z.array(z.object({ answers: z.record(z.string(), z.unknown()) })),
});
