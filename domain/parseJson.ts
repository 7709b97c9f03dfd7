/** Parses JSON; `undefined` for `null`, such as an empty storage, and for a text that isn't JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
