/** The answer, or what `late` returns or throws once the time limit (ms) is over. */
export async function withDeadline<Value>(
  answer: Promise<Value>,
  ms: number,
  late: () => Value,
): Promise<Value> {
  const end = Promise.withResolvers<void>();
  const timer = setTimeout(end.resolve, ms);
  try {
    return await Promise.race([answer, end.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
