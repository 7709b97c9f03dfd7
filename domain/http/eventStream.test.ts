import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { eventData, readEvents, textPieces, writeEvent } from './eventStream.ts';

/** Reads pieces one after another. */
function readAll(pieces: readonly string[]): readonly string[] {
  let rest = '';
  return pieces.flatMap((piece) => {
    const read = readEvents(rest, piece);
    rest = read.rest;
    return read.data;
  });
}

describe('an event stream', () => {
  test.each([
    ['line feeds', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['both line break characters', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['carriage returns', 'data: a\r\rdata: b\r\r\n', ['a', 'b']],
    ['comments and other fields', ': hello\n\nretry: 1\nid: 7\ndata:a\n\n', ['a']],
    ['several lines of data', 'data: a\ndata:  b\n\n', ['a\n b']],
    ['an incomplete event', 'data: a\n\ndata: b', ['a']],
    ['nothing', '', []],
  ])('with %s is read', (_what, text, expected) => {
    expect(readAll([text])).toEqual(expected);
    expect(readAll([...text])).toEqual(expected);
  });

  test('is read the same wherever it is cut', () => {
    const messages = fc.array(fc.jsonValue(), { maxLength: 5 });
    const cuts = fc.array(fc.nat(200), { maxLength: 5 });
    fc.assert(
      fc.property(
        messages,
        cuts,
        fc.constantFrom('\n', '\r\n', '\r'),
        (values, places, lineBreak) => {
          const text = values.map(writeEvent).join('').replaceAll('\n', lineBreak);
          const edges = [0, ...places.toSorted((a, b) => a - b), text.length];
          const pieces = edges.map((edge, index) => text.slice(edge, edges[index + 1]));
          const read = readAll([...pieces, '\n']);
          expect(read).toEqual(values.map((value) => JSON.stringify(value)));
        },
      ),
    );
  });
});

describe('a body', () => {
  const bodyOf = (pieces: readonly string[], end: 'ends' | 'breaks') => {
    const rest = [...pieces];
    const bytes = new TextEncoder();
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const next = rest.shift();
        if (next !== undefined) controller.enqueue(bytes.encode(next));
        else if (end === 'ends') controller.close();
        else controller.error(new Error('reset'));
      },
    });
  };

  async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<readonly string[]> {
    const data: string[] = [];
    try {
      for await (const each of eventData(textPieces(body))) data.push(each);
    } catch (error) {
      data.push(String(error));
    }
    return data;
  }

  test('is read until it ends', async () => {
    expect(await read(bodyOf(['data: a\n', '\ndata: b\n\n'], 'ends'))).toEqual(['a', 'b']);
  });

  test('may be cut within a character', async () => {
    const bytes = new TextEncoder().encode('data: å🚗\n\n');
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await read(body)).toEqual(['å🚗']);
  });

  test('that breaks loses nothing of what came before', async () => {
    const body = bodyOf(['data: a\n\n', 'data: b\n\n'], 'breaks');
    expect(await read(body)).toEqual(['a', 'b', 'Error: reset']);
  });

  test('with an endless event is given up', async () => {
    const pieces = Array.from({ length: 20 }, () => `data: ${'x'.repeat(10_000)}`);
    expect(await read(bodyOf(pieces, 'ends'))).toEqual(['Error: an event is too long']);
  });
});
