/** Whether all boxes of a code are filled. */
export function isWholeCode(code: string): boolean {
  return /^[0-9]{4}$/.test(code);
}
