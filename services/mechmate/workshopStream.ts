import type { WireWorkshop } from '#upstream/mechmate/wire.ts';
import type { Behaviour } from './behaviours.ts';

/** Waits for some time (ms), or rejects when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

interface StreamOptions {
  readonly workshops: readonly WireWorkshop[];
  readonly behaviour: Behaviour | undefined;
  readonly wait: Wait;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Called once, when the stream has ended for whatever reason. */
  readonly onEnd: () => void;
}

/** The real system searches its workshops one after another. */
const searchMs = 150;
const silenceMs = 30_000;
const before = 2;

/** An event stream with a message for each workshop, as it is found. */
export function workshopStream(options: StreamOptions): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([options.signal, left.signal]);
  const messages = produce({ ...options, signal });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await messages.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      options.onEnd();
    },
    cancel: () => {
      left.abort();
      options.onEnd();
    },
  });
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
  return new Response(body, { headers });
}

async function* produce({
  workshops,
  behaviour,
  wait,
  signal,
}: Omit<StreamOptions, 'onEnd'>): AsyncGenerator<string, void> {
  yield ': searching\n\n';
  if (behaviour === 'noSites' || workshops.length === 0) return yield event({ nosites: true });
  for (const [index, workshop] of workshops.entries()) {
    if (index === before && behaviour !== undefined) {
      if (behaviour === 'streamError') return yield event({ error: 'The search failed.' });
      if (behaviour === 'twoSites') return;
      if (behaviour === 'brokenStream') throw new Error('the stream breaks on purpose');
      if (behaviour === 'silentStream') await wait(silenceMs, signal);
    }
    await wait(searchMs, signal);
    yield event(workshop);
  }
}

function event(message: object): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
