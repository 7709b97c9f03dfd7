import { dayMs, megabyte, minuteMs } from '#domain/units.ts';

/** Limits of the store of pages that all machines share, with their reasons. Times are in milliseconds. */
export const pageStoreLimits = {
  /** A render takes longer, so beyond this time a process does without the store. */
  answerMs: 30,
  /** Commands under way in a process. Renders and finished pages cause a few at a time. */
  concurrent: 64,
  /**
   * A store that is slow for half a second isn't asked for ten seconds; then one command finds out whether it is quick.
   * A store that is hardly too slow would otherwise come and go each second.
   */
  circuit: { failures: 5, outageMs: 500, openMs: 10_000, probeMs: 1_000 },
  /** Before it is compressed, a page takes half a megabyte, and the largest one of the demo 1.1 MB (bytes). */
  contentBytes: 4 * megabyte,
  /** Pages of earlier builds, and those that nobody visits, are removed after a day. */
  contentMs: dayMs,
  /** The largest file of a build, the library of maps, takes 1 MB (bytes). */
  fileBytes: 4 * megabyte,
  /** Browsers may show a page of a build for hours after its last machine has ended. */
  fileMs: dayMs,
  /** How often the files of a build are added again: the store may have evicted some. */
  offerMs: 10 * minuteMs,
} as const;
