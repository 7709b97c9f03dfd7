import { z } from 'zod';
import { purgeSchema as purge } from '#app/pageCache/purgeSchema.ts';
import { processHealth } from '#process/processHealth.ts';
import { metricSamples } from '../telemetry/metrics/metricSamples.ts';

const visitedPage = z.object({ host: z.string(), url: z.string(), hits: z.number() });

const message = z.discriminatedUnion('kind', [
  /** From a worker: it listens to messages, and isn't answering yet. */
  z.object({ kind: z.literal('joined') }),
  /** To a worker that joined, after earlier purges: the pages that visitors requested most, the first one most often. */
  z.object({ kind: z.literal('welcome'), visited: z.array(visitedPage).readonly() }),
  /** From a worker: its event loop runs. */
  z.object({ kind: z.literal('beat') }),
  /** From a worker: the pages that its visitors requested most. */
  z.object({ kind: z.literal('visited'), visited: z.array(visitedPage).readonly() }),
  /** From a worker: it purged tags. To a worker: another one did. */
  z.object({ kind: z.literal('purged'), purge }),
  /** From a worker: a line that several workers may report, and that is logged once. */
  z.object({ kind: z.literal('log-once'), line: z.string() }),
  /** To a worker: the primary process asks for its health. */
  z.object({ kind: z.literal('health-asked'), question: z.number() }),
  /** From a worker: the answer to a question. */
  z.object({ kind: z.literal('health'), question: z.number(), health: processHealth }),
  /** From a worker: its metrics, before its health if they are collected, and once more before it ends. */
  z.object({ kind: z.literal('metrics'), samples: metricSamples }),
  /** To a worker: take no new connections, finish the open ones, then end. */
  z.object({ kind: z.literal('drain') }),
  /** From a worker: it takes no more connections, and is ready to end. */
  z.object({ kind: z.literal('drained') }),
  /** To a worker: it was sent no connection after those it got before this message. */
  z.object({ kind: z.literal('released') }),
]);

/** A page, and the number of requests for it. */
export type VisitedPage = z.infer<typeof visitedPage>;

/** What the primary process and the workers tell each other. */
export type WorkerMessage = z.infer<typeof message>;

/** `undefined` for messages of others, such as those of `node:cluster`. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  return message.safeParse(value).data;
}
