/** Parses JSON; `undefined` for `null`, such as an empty storage, and for a text that isn't JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    // The check is much faster than the reviver, which is called for every value.
    return JSON.parse(text, surrogateEscape.test(text) ? wellFormed : undefined);
  } catch {
    return undefined;
  }
}

const surrogateEscape = /\\ud[89a-f]/i;

/** Replaces half a surrogate pair, at which `encodeURIComponent` throws. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}
