import { z } from 'zod';
import { processHealth } from '#process/processHealth.ts';

const purge = z.object({
  tags: z.array(z.string()).readonly(),
  graceSeconds: z.number().nullable(),
});

const message = z.discriminatedUnion('kind', [
  /** From a worker: it listens to messages, and isn't answering yet. */
  z.object({ kind: z.literal('joined') }),
  /** From a worker: it purged tags. To a worker: another one did. */
  z.object({ kind: z.literal('purged'), purge }),
  /** To a worker: the primary process asks for its health. */
  z.object({ kind: z.literal('health-asked'), question: z.number() }),
  /** From a worker: the answer to a question. */
  z.object({ kind: z.literal('health'), question: z.number(), health: processHealth }),
  /** To a worker: take no new connections, finish the open ones, then end. */
  z.object({ kind: z.literal('drain') }),
  /** From a worker: it takes no more connections, and is ready to end. */
  z.object({ kind: z.literal('drained') }),
  /** To a worker: it was sent no connection after those it got before this message. */
  z.object({ kind: z.literal('released') }),
]);

/** What the primary process and the workers tell each other. */
export type WorkerMessage = z.infer<typeof message>;

/** `undefined` for messages of others, such as those of `node:cluster`. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  return message.safeParse(value).data;
}
