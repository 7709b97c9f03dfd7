/** Compares texts by their code units, for sorting what has no language: dates, names of fields and ids. */
export function inTextOrder(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
