/** A web stream of a Node stream or any other async iterable of bytes. */
export function byteStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await pieces.next();
    if (done === true) controller.close();
    else controller.enqueue(value);
  };
  const cancel = async () => {
    await pieces.return?.();
  };
  // No read-ahead: cancelling would wait for a chunk that may never arrive.
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}
