/**
 * The first index of a sorted sequence that is not before a value; the length if all are.
 * @param isBefore whether the item at an index is before the value
 */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
