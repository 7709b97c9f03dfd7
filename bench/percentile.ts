/** The value at a share of the sorted values: 0.95 for the 95th percentile. NaN without values, which holds no budget. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The value in the middle; the higher one of two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
