const pauseMs = 200;

/** The wait before a search, in ms: a pause in typing. Without words, nobody types. */
export function searchDelayMs(words: string): number {
  return words === '' ? 0 : pauseMs;
}
