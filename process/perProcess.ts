declare global {
  var forecourtValues: Map<string, unknown> | undefined;
}

/**
 * Returns a value that exists once in each process, and creates it on the first call. A module isn't enough for that: the
 * framework bundles pages, route handlers and the instrumentation separately, and the server in front of it runs the files
 * as they are, so each of them has modules of its own.
 *
 * @param name - One for each value; `perProcess.test.ts` finds names that are used twice.
 */
export function perProcess<Value>(name: string, create: () => Value): Value {
  globalThis.forecourtValues ??= new Map();
  const values = globalThis.forecourtValues;
  if (!values.has(name)) values.set(name, create());
  // The one place that asks for this name has stored the value.
  return values.get(name) as Value;
}
