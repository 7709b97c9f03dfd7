import { z } from 'zod';

/** How an upstream can be made to misbehave. */
export const faultModes = ['ok', 'slow', 'failing', 'garbage'] as const;

/** How an upstream behaves at the moment. */
export type Fault =
  | { mode: 'ok' }
  /** Answers rightly, `delayMs` later. */
  | { mode: 'slow'; delayMs: number }
  /** Answers 500. */
  | { mode: 'failing' }
  /** Answers 200 with a page of HTML. */
  | { mode: 'garbage' };

/** How much later a slow upstream answers if nothing else is asked for (ms). */
export const defaultDelay = 10_000;

/** The longest delay that can be asked for (ms). */
export const longestDelay = 120_000;

const delayMs = z.number().int().min(1).max(longestDelay).default(defaultDelay);

/** A fault as the switches take it. */
export const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('ok') }),
  z.strictObject({ mode: z.literal('slow'), delayMs }),
  z.strictObject({ mode: z.literal('failing') }),
  z.strictObject({ mode: z.literal('garbage') }),
]);
