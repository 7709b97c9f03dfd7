import { z } from 'zod';

/** The modes of a fault switch. */
export const faultModes = [
  'ok',
  'slow',
  'late',
  'silent',
  'failing',
  'garbage',
  'unconfirmed',
] as const;

/** The current behaviour of an upstream. */
export type Fault =
  | { mode: 'ok' }
  /** Answers correctly, `delayMs` later. */
  | { mode: 'slow'; delayMs: number }
  /** Acts at once, but answers `delayMs` later. */
  | { mode: 'late'; delayMs: number }
  /** Takes requests and never answers. */
  | { mode: 'silent' }
  /** Answers 500. */
  | { mode: 'failing' }
  /** Answers 200 with a page of HTML. */
  | { mode: 'garbage' }
  /** Acts, but answers 200 with an empty object, whatever the protocol says. */
  | { mode: 'unconfirmed' };

/** The default delay of a slow or late upstream (ms). */
export const defaultDelay = 10_000;

/** The longest delay that can be set (ms). */
export const longestDelay = 120_000;

const delayMs = z.number().int().min(1).max(longestDelay).default(defaultDelay);

/** The schema of a fault. */
export const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('ok') }),
  z.strictObject({ mode: z.literal('slow'), delayMs }),
  z.strictObject({ mode: z.literal('late'), delayMs }),
  z.strictObject({ mode: z.literal('silent') }),
  z.strictObject({ mode: z.literal('failing') }),
  z.strictObject({ mode: z.literal('garbage') }),
  z.strictObject({ mode: z.literal('unconfirmed') }),
]);
