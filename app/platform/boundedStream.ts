/** Chunks of web streams. */
type Bytes = Uint8Array<ArrayBuffer>;

/** Why a stream was cut short. */
export type CutReason = 'too-large' | 'stalled' | 'failed';

/** The limits of a stream. */
export interface StreamLimits {
  /** Bytes. */
  readonly maxBytes: number;
  /** Longest wait for the next bytes (ms). */
  readonly stallMs: number;
  /** Called once if the stream is cut short; its reader then gets an error. */
  readonly onCut: (reason: CutReason) => void;
}

/** A stream that is cut short at its limits. It holds at most one chunk and respects backpressure. */
export function boundedStream(
  source: ReadableStream<Bytes>,
  { maxBytes, stallMs, onCut }: StreamLimits,
): ReadableStream<Bytes> {
  const reader = source.getReader();
  let size = 0;
  return new ReadableStream<Bytes>(
    {
      pull: async (controller) => {
        const next = await readInTime(reader, stallMs);
        if (next.kind === 'end') return controller.close();
        if (next.kind === 'chunk') {
          size += next.bytes.byteLength;
          if (size <= maxBytes) return controller.enqueue(next.bytes);
        }
        const reason = next.kind === 'chunk' ? 'too-large' : next.kind;
        onCut(reason);
        controller.error(new Error(reason));
        // Not awaited because a stalled source may never respond.
        reader.cancel(reason).catch(() => undefined);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

type Next =
  | { readonly kind: 'chunk'; readonly bytes: Bytes }
  | { readonly kind: 'end' | 'stalled' | 'failed' };

async function readInTime(
  reader: ReadableStreamDefaultReader<Bytes>,
  stallMs: number,
): Promise<Next> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<Next>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'stalled' }), stallMs);
  });
  const read = reader.read().then(
    ({ done, value }): Next => (done ? { kind: 'end' } : { kind: 'chunk', bytes: value }),
    (): Next => ({ kind: 'failed' }),
  );
  const next = await Promise.race([read, stalled]);
  clearTimeout(timer);
  return next;
}
