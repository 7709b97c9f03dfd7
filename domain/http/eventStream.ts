/** The complete events of a piece of an event stream, and the text after them. */
export interface ReadEvents {
  /** The data of each event, in order. Comments and events without data are dropped. */
  readonly data: readonly string[];
  /** The beginning of the next event, to be read again with the next piece. */
  readonly rest: string;
}

/** Reads a piece of an event stream (`text/event-stream`), after the rest of the piece before. */
export function readEvents(rest: string, piece: string): ReadEvents {
  const text = rest + piece;
  // A carriage return at the end may be the first half of a line break.
  const half = text.endsWith('\r') ? '\r' : '';
  const whole = text.slice(0, text.length - half.length);
  const blocks = whole.replaceAll(/\r\n?/g, '\n').split('\n\n');
  const last = blocks.pop() ?? '';
  return { data: blocks.flatMap(dataOf), rest: last + half };
}

function dataOf(block: string): readonly string[] {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  if (lines.length === 0) return [];
  return [lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n')];
}

/** Much longer than any event of ours. */
const maxEventLength = 64 * 1024;

/** The data of the events of a stream, as its pieces arrive. It throws at an endless event. */
export async function* eventData(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const read = readEvents(rest, piece);
    rest = read.rest;
    if (rest.length > maxEventLength) throw new Error('an event is too long');
    yield* read.data;
  }
}

/**
 * The text of a body, as it arrives. Leaving the loop closes the connection.
 *
 * @param watch - Called with each pending read, to limit the wait for it.
 */
export async function* textPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  watch: <Read>(read: Promise<Read>) => Promise<Read> = (read) => read,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  // Not `TextDecoderStream`: what it has read ahead is lost when the connection breaks.
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const piece = await watch(reader.read());
      if (piece.done) return;
      yield decoder.decode(piece.value, { stream: true });
    }
  } finally {
    await reader.cancel();
  }
}

/** Writes an event. JSON has no line breaks, so its data is one line. */
export function writeEvent(message: unknown): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
