/** Limits of a back-off, in ms. */
export interface BackOffLimits {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * How long to wait after this many failures in a row: twice as long each time, up to the maximum.
 * Between half of it and all of it is random, so that many processes don't retry at the same moment.
 */
export function backOff(failures: number, limits: BackOffLimits, random: () => number): number {
  const full = Math.min(limits.maxMs, limits.firstMs * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}
